import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as Popover from '../../popover.ts';
import { Button } from '../Button/Button.tsx';

test('opens at its trigger, takes the focus, and returns it on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Filter</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Filter the members">
        <Button>Done</Button>
      </Popover.Content>
    </Popover.Root>,
  );
  const trigger = screen.getByRole('button', { name: 'Filter' });

  await user.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Filter the members' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
