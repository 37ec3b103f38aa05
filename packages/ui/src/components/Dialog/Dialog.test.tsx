import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test('the content may be a form', async () => {
  const send = vi.fn<() => void>();
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content asChild aria-describedby={undefined}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Dialog.Title>Add a class</Dialog.Title>
          <Button type="submit">Add</Button>
        </form>
      </Dialog.Content>
    </Dialog.Root>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Add a class' });
  expect(dialog.localName).toBe('form');

  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(send).toHaveBeenCalledOnce();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});
