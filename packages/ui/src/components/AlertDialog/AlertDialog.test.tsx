import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { installModalDialogs } from '../../testing/modal-dialogs.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

beforeAll(installModalDialogs);

const description =
  "Thank you for applying! We'll review your application and get back to you within 48 hours.";

const Application = ({ title }: { title?: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apply
      </button>
      <AlertDialog open={open} onOpenChange={setOpen} title={title} description={description} />
    </>
  );
};

test('stands closed in the server markup', () => {
  const html = expectValidMarkup(
    <AlertDialog open onOpenChange={() => undefined} title="Sent" description={description} />,
  );

  expect(html).not.toContain(' open');
});

test('while it is closed, it asks nothing of a browser without dialogs, such as jsdom', () => {
  const { close } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');

  render(<AlertDialog open={false} onOpenChange={() => undefined} description={description} />);

  expect(screen.queryByRole('alertdialog')).toBeNull();
  HTMLDialogElement.prototype.close = close;
});

test('takes the focus when the application is sent and gives it back', async () => {
  const user = userEvent.setup();
  const { container } = render(<Application title="Application received" />);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  const dialog = screen.getByRole('alertdialog', { name: 'Application received' });
  expect(dialog.textContent).toContain(description);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  await expect(expectAccessible(container)).resolves.toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply' }));
});

test('opens again after it was closed', async () => {
  const user = userEvent.setup();
  render(<Application />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(screen.getByRole('button', { name: 'OK' }));

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(screen.getByRole('alertdialog', { name: description })).toBeDefined();
});

test('tells its owner when the browser closes it, as Escape does', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<AlertDialog open onOpenChange={onOpenChange} description={description} />);

  screen.getByRole<HTMLDialogElement>('alertdialog').close();

  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});

/** Lets the events come that a closing has put off. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('tells its owner nothing that the owner has done itself', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = { onOpenChange, description };
  const { rerender } = render(<AlertDialog open {...dialog} />);

  rerender(<AlertDialog open={false} {...dialog} />);
  await nextTask();

  expect(onOpenChange).not.toHaveBeenCalled();
});

test('stays open when its owner closes it and opens it again at once', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = { onOpenChange, description };
  const { rerender } = render(<AlertDialog open {...dialog} />);

  rerender(<AlertDialog open={false} {...dialog} />);
  rerender(<AlertDialog open {...dialog} />);
  await nextTask();

  expect(screen.getByRole('alertdialog')).toHaveProperty('open', true);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('is read from its beginning, wherever the focus scrolled it', async () => {
  const showModal = HTMLDialogElement.prototype.showModal;
  const scrolled = vi
    .spyOn(HTMLDialogElement.prototype, 'showModal')
    .mockImplementation(function scrollToButton(this: HTMLDialogElement) {
      showModal.call(this);
      this.scrollTop = 120;
    });
  render(<AlertDialog open onOpenChange={() => undefined} description={description} />);

  expect(screen.getByRole('alertdialog').scrollTop).toBe(0);
  scrolled.mockRestore();
});

test('a question has answers of its own', async () => {
  const user = userEvent.setup();
  const erase = vi.fn<() => void>();
  const { container } = render(
    <AlertDialog
      open
      onOpenChange={() => undefined}
      title={<>Erase the gym?</>}
      description="It can’t be undone."
      actions={
        <>
          <Button variant="secondary">Keep it</Button>
          <Button danger onClick={() => erase()}>
            Erase
          </Button>
        </>
      }
    >
      <p>128 members go with it.</p>
    </AlertDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Erase the gym?' });
  expect(dialog.textContent).toContain('128 members go with it.');
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  await expect(expectAccessible(container)).resolves.toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(erase).toHaveBeenCalledOnce();
});
