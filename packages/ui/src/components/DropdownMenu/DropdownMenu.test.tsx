import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as DropdownMenu from '../../dropdown-menu.ts';

test('items can be on or off, or one of several', async () => {
  const user = userEvent.setup();
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  const onValueChange = vi.fn<(value: string) => void>();
  const menu = (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>View</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.CheckboxItem checked onCheckedChange={onCheckedChange}>
          Quiet
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.RadioGroup value="day" onValueChange={onValueChange}>
          <DropdownMenu.RadioItem value="day">By day</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="week">By week</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
  render(menu);

  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Quiet', checked: true }));
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(screen.getByRole('menuitemradio', { name: 'By day', checked: true })).toBeDefined();
  await user.click(screen.getByRole('menuitemradio', { name: 'By week' }));

  expect(onCheckedChange.mock.calls).toEqual([[false]]);
  expect(onValueChange.mock.calls).toEqual([['week']]);
});
