import { expect, it } from 'vitest';
import { isPilotCountOld } from './is-pilot-count-old.ts';

it.each([
  ['2026-11-22', false],
  ['2026-11-26', false],
  ['2027-01-10', false],
  ['2027-01-11', true],
])('on %s, a count of November 26 is old: %s', (day, isOld) => {
  expect(isPilotCountOld('2026-11-26', day)).toBe(isOld);
});
