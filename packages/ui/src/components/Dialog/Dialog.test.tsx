import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as Dialog from '../../dialog.ts';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';

const erase = (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button danger>Erase</Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Erase the gym?</Dialog.Title>
      <Dialog.Description>It can’t be undone.</Dialog.Description>
      <Dialog.Actions>
        <Dialog.Close asChild>
          <Button variant="secondary">Keep it</Button>
        </Dialog.Close>
      </Dialog.Actions>
    </Dialog.Content>
  </Dialog.Root>
);

test.each(['Keep it', 'Schließen'])('the button "%s" closes it', async (name) => {
  const user = userEvent.setup();
  render(<UiProvider labels={{ close: 'Schließen' }}>{erase}</UiProvider>);
  await user.click(screen.getByRole('button', { name: 'Erase' }));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

const Controlled = ({ modal }: { modal?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Outside</button>
      <Dialog.Root open={open} onOpenChange={setOpen} modal={modal}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Add a class</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
};

test('where a press gives no focus, as in Safari, it returns to what was pressed', async () => {
  const user = userEvent.setup();
  render(<Controlled />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.addEventListener('mousedown', (event) => event.preventDefault());

  await user.click(opener);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('one that is not modal leaves the page in use, and the focus where it has moved', async () => {
  const user = userEvent.setup();
  render(<Controlled modal={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  // No scrim.
  expect(screen.getByRole('dialog').parentElement?.children).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Outside' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Radix returns the focus in a later task.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }));
});
