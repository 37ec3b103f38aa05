import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
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
  await expect(expectAccessible()).resolves.toBeUndefined();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

const ring = (props: Tooltip.TooltipRootProps) => (
  <Tooltip.Root {...props}>
    <Tooltip.Trigger>Ring</Tooltip.Trigger>
    <Tooltip.Content>Starts the round</Tooltip.Content>
  </Tooltip.Root>
);

test('is open initially with defaultOpen', async () => {
  const user = userEvent.setup();
  render(ring({ defaultOpen: true }));
  expect(screen.getByRole('tooltip').textContent).toBe('Starts the round');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('can be controlled', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { rerender } = render(ring({ open: false, onOpenChange }));

  await user.tab();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.queryByRole('tooltip')).toBeNull();

  rerender(ring({ open: true, onOpenChange }));
  expect(screen.getByRole('tooltip')).toBeDefined();
});
