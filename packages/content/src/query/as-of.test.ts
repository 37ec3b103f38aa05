import { describe, expect, it } from 'vitest';
import { readAsOf } from './as-of.ts';

const now = new Date(2026, 1, 3, 23, 59);

describe('the day of a build', () => {
  it('is the given one', () => {
    expect(readAsOf('2028-02-29', now)).toBe('2028-02-29');
  });

  it.each([undefined, ''])('is today on the machine for %j', (asked) => {
    expect(readAsOf(asked, now)).toBe('2026-02-03');
  });

  it.each(['2026-02-30', 'tomorrow', '2026-12-1', '2026-12-01T00:00'])('is never %j', (asked) => {
    expect(() => readAsOf(asked, now)).toThrow(
      `The day is "${asked}". Expected a calendar date, for example 2026-12-01.`,
    );
  });
});
