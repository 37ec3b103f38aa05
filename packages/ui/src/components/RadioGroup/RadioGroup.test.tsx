import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import * as RadioGroup from '../../radio-group.ts';

const level = (props: Partial<ComponentProps<typeof RadioGroup.Root>> = {}) => (
  <RadioGroup.Root label="Level" name="level" {...props}>
    <RadioGroup.Item value="first" label="First rounds" />
    <RadioGroup.Item
      value="sparring"
      label={
        <>
          Sparring <em>by invitation</em>
        </>
      }
    />
  </RadioGroup.Root>
);

test('a click on a label and the arrows choose', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: string) => void>();
  render(level({ onValueChange, hint: 'It can be changed.' }));
  expect(screen.getByRole('radiogroup', { name: 'Level' })).toBeDefined();

  await user.click(screen.getByText('First rounds'));
  await user.keyboard('{ArrowDown}');

  expect(
    await screen.findByRole('radio', { checked: true, name: 'Sparring by invitation' }),
  ).toBeDefined();
  expect(onValueChange.mock.calls).toEqual([['first'], ['sparring']]);
});

test('is sent with its form', () => {
  render(<form aria-label="Boxer">{level({ defaultValue: 'sparring' })}</form>);

  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([
    ['level', 'sparring'],
  ]);
});
