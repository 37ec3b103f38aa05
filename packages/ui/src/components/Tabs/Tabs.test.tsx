import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as Tabs from '../../tabs.ts';

const week = (props: Tabs.TabsRootProps = { defaultValue: 'monday' }) => (
  <Tabs.Root {...props}>
    <Tabs.List aria-label="Day">
      <Tabs.Trigger value="monday">Monday</Tabs.Trigger>
      <Tabs.Trigger value="tuesday" disabled>
        Tuesday
      </Tabs.Trigger>
      <Tabs.Trigger value="wednesday">Wednesday</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="monday">Sparring.</Tabs.Content>
    <Tabs.Content value="tuesday">Closed.</Tabs.Content>
    <Tabs.Content value="wednesday">Pads.</Tabs.Content>
  </Tabs.Root>
);

test('a click and the arrows show another panel, past a disabled tab', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: string) => void>();
  render(week({ defaultValue: 'monday', onValueChange }));
  expect(screen.getByRole('tabpanel', { name: 'Monday' }).textContent).toBe('Sparring.');

  await user.click(screen.getByRole('tab', { name: 'Wednesday' }));
  expect(screen.getByRole('tabpanel', { name: 'Wednesday' }).textContent).toBe('Pads.');

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Monday');
  expect(onValueChange.mock.calls).toEqual([['wednesday'], ['monday']]);
});
