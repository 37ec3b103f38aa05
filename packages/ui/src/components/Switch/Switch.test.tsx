import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from '../../switch.ts';

test('a click on its label and the space bar toggle it', async () => {
  const user = userEvent.setup();
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Waitlist" hint="Boxers are told." onCheckedChange={onCheckedChange} />);
  const control = screen.getByRole('switch', { name: 'Waitlist', checked: false });

  await user.click(screen.getByText('Waitlist'));
  expect(control).toHaveProperty('checked', true);

  control.focus();
  await user.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('is sent with its form', () => {
  render(
    <form aria-label="Class">
      <Switch label="Waitlist" name="waitlist" defaultChecked />
      <Switch label="Public" name="public" />
    </form>,
  );

  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect([...sent]).toEqual([['waitlist', 'on']]);
});
