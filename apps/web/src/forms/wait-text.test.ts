import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [undefined, 'later'],
  [-3, 'in 1 second'],
  [1, 'in 1 second'],
  [39.2, 'in 40 seconds'],
  [60, 'in 60 seconds'],
  [61, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
])('of %s seconds is "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
