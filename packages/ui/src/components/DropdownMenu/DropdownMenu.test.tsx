import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as DropdownMenu from '../../dropdown-menu.ts';
import { Button } from '../Button/Button.tsx';

test('opens by key, moves by arrows, runs the chosen action and restores the focus', async () => {
  const user = userEvent.setup();
  const leave = vi.fn<() => void>();
  render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button>Account</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Ana Ruiz</DropdownMenu.Label>
        <DropdownMenu.Item asChild>
          <a href="#profile">Profile</a>
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item danger onSelect={() => leave()}>
          Sign out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  const trigger = screen.getByRole('button', { name: 'Account' });
  trigger.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('#profile');

  await user.keyboard('{ArrowDown}{Enter}');

  expect(leave).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
