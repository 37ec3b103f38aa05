import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { installModalDialogs } from '../../testing/modal-dialogs.ts';
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

test('is closed in the server markup', () => {
  const html = renderToStaticMarkup(
    <AlertDialog open onOpenChange={() => undefined} title="Sent" description={description} />,
  );

  expect(html).not.toContain(' open');
});

test('while closed, it works in a browser without modal dialogs, such as jsdom', () => {
  const { close } = HTMLDialogElement.prototype;
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');

  render(<AlertDialog open={false} onOpenChange={() => undefined} description={description} />);

  expect(screen.queryByRole('alertdialog')).toBeNull();
  HTMLDialogElement.prototype.close = close;
});

test('takes the focus when it opens and restores it when it closes', async () => {
  const user = userEvent.setup();
  render(<Application title="Application received" />);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Apply' }));

  const dialog = screen.getByRole('alertdialog', { name: 'Application received' });
  expect(dialog.textContent).toContain(description);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));

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

test('calls onOpenChange when the browser closes it, as on Escape', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<AlertDialog open onOpenChange={onOpenChange} description={description} />);

  screen.getByRole<HTMLDialogElement>('alertdialog').close();

  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});

test('is open initially with defaultOpen and closes uncontrolled', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = <AlertDialog defaultOpen onOpenChange={onOpenChange} description={description} />;
  const { rerender } = render(dialog);

  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));

  rerender(dialog);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** Waits for the events that closing has queued. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('does not call onOpenChange when the host closes it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = { onOpenChange, description };
  const { rerender } = render(<AlertDialog open {...dialog} />);

  rerender(<AlertDialog open={false} {...dialog} />);
  await nextTask();

  expect(onOpenChange).not.toHaveBeenCalled();
});

test('stays open when the host closes it and opens it again at once', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const dialog = { onOpenChange, description };
  const { rerender } = render(<AlertDialog open {...dialog} />);

  rerender(<AlertDialog open={false} {...dialog} />);
  rerender(<AlertDialog open {...dialog} />);
  await nextTask();

  expect(screen.getByRole('alertdialog')).toHaveProperty('open', true);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('shows its beginning, wherever the focus has scrolled it', () => {
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

test('a question has its own actions', async () => {
  const user = userEvent.setup();
  const erase = vi.fn<() => void>();
  render(
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

  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(erase).toHaveBeenCalledOnce();
});
