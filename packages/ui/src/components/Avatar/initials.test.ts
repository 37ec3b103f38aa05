import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ana Ruiz', 'AR'],
  ['The Cornerbell founders', 'CF'],
  ['The founders', 'F'],
  ['Ana María de la Cruz', 'AC'],
  ['  bo  ', 'B'],
  ['The', 'T'],
  ['👊 Fist', '👊F'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
