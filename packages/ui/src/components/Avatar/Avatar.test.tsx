import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('is an image of that name, with its picture over the initials', () => {
  render(<Avatar name="The Cornerbell founders" src="/founders.png" />);

  const avatar = screen.getByRole('img', { name: 'The Cornerbell founders' });
  expect(avatar.textContent).toBe('CF');
  expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/founders.png');
});

test.each([
  ['Ana Ruiz', 'AR'],
  ['The founders', 'F'],
  ['Ana María de la Cruz', 'AC'],
  ['  bo  ', 'B'],
  ['The', 'T'],
  ['👊 Fist', '👊F'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(expected);
});
