import { expect, test } from 'vitest';
import { addDays, formatFullDay, isDay, weekdayOf } from './days.ts';

test.each([
  ['2025-08-30', 3, '2025-09-02'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('counts from %s by %i to %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each(['', '2025-02-30', '2025-13-01', '25-01-01', 'tomorrow', '99999-01-01'])(
  'rejects %j',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('accepts a leap day', () => {
  expect(isDay('2028-02-29')).toBe(true);
});

test('names the weekday, the same in every time zone', () => {
  expect(weekdayOf('2026-12-01')).toBe('Tuesday');
  expect(formatFullDay('2028-02-29')).toBe('Tuesday, February 29, 2028');
});
