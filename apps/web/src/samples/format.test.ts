import { expect, it } from 'vitest';
import { clockOf, dollars, initialsOf } from './format.ts';

it.each([
  [0, '$0'],
  [89, '$89'],
  [9863, '$9,863'],
])('writes %d as %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

it.each([
  ['Dana R.', 'DR'],
  ['Dana\u00A0R.', 'DR'],
  ['Dana', 'D'],
])('finds the initials of %s', (name, text) => {
  expect(initialsOf(name)).toEqual({ kind: 'initials', text });
});

it.each([
  ['Wed 12:30 pm', '12:30', 'pm'],
  ['6:00 am', '6:00', 'am'],
])('finds the time in %s', (time, text, unit) => {
  expect(clockOf(time)).toEqual({ kind: 'count', text, unit });
});
