import '@cornerbell/ui/styles.css';
import { Accordion, AlertDialog, Button, TextField } from '@cornerbell/ui';
import * as Dialog from '@cornerbell/ui/dialog';
import * as Tabs from '@cornerbell/ui/tabs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';

test('a closed AlertDialog leaves the tree as it is', () => {
  render(
    <>
      <Button>Check in</Button>
      <AlertDialog open={false} onOpenChange={() => undefined} description="Checked in." />
    </>,
  );

  expect(screen.getByRole('button', { name: 'Check in' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a ref reaches the control of a field', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="Name" defaultValue="Ana" />);

  expect(ref.current?.value).toBe('Ana');
});

test('a dialog opens and closes, tabs and questions change', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Dialog.Root>
        <Dialog.Trigger>Add</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Add a member</Dialog.Title>
          <Dialog.Description>They get a letter at once.</Dialog.Description>
        </Dialog.Content>
      </Dialog.Root>
      <Tabs.Root defaultValue="in">
        <Tabs.List aria-label="Members">
          <Tabs.Trigger value="in">In</Tabs.Trigger>
          <Tabs.Trigger value="out">Out</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="in">Ana</Tabs.Content>
        <Tabs.Content value="out">Maya</Tabs.Content>
      </Tabs.Root>
      <Accordion items={[{ id: 'late', question: 'Late?', answer: 'Skip rope.' }]} />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('dialog', { name: 'Add a member' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('tab', { name: 'Out' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Maya');

  await user.click(screen.getByText('Late?'));
  expect(screen.getByText('Skip rope.').closest('details')?.open).toBe(true);
});
