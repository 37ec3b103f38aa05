import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as Tooltip from '../../tooltip.ts';
import { Button } from '../Button/Button.tsx';

test('describes the focused trigger and closes on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button>Ring</Button>
      </Tooltip.Trigger>
      <Tooltip.Content>Starts the round</Tooltip.Content>
    </Tooltip.Root>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();

  await user.tab();
  const description = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('Starts the round');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
