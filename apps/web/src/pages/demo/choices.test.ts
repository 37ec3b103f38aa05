import { afterEach, expect, it } from 'vitest';
import { demoKindOf, instantOf, latestTime, nextHour } from './choices.ts';

it.each([null, '', 'visit', '__proto__'])('is a demo if the kind is %s', (kind) => {
  expect(demoKindOf(kind)).toBe('demo');
});

it.each(['', 'soon', '2025-13-40T10:30'])('"%s" is not a time', (local) => {
  expect(instantOf(local)).toBeNull();
});

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('has a last time that is in a year of four digits west of UTC', () => {
  process.env['TZ'] = 'Pacific/Pago_Pago';
  expect(instantOf(latestTime)).toBe('9999-12-31T10:59:00.000Z');
});

it.each([
  [new Date(2025, 7, 4, 10, 30), '2025-08-04T11:00'],
  [new Date(2025, 7, 4, 10, 0), '2025-08-04T11:00'],
  [new Date(2025, 11, 31, 23, 59), '2026-01-01T00:00'],
])('the next full hour after %s is %s', (now, next) => {
  expect(nextHour(now)).toBe(next);
});
