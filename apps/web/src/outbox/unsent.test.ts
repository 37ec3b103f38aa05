import { assert, double, integer, option, property } from 'fast-check';
import { expect, it } from 'vitest';
import { pauseAfter } from './unsent.ts';

it.each([
  [1, undefined, 1, 5000],
  [1, undefined, 0, 2500],
  [2, undefined, 1, 10_000],
  [2, 60, 0.5, 60_000],
  [50, undefined, 1, 600_000],
])(
  'after %i attempts, with Retry-After %s and random %s, is %i ms',
  (attempts, retryAfterSeconds, random, ms) => {
    expect(pauseAfter(attempts, retryAfterSeconds, random)).toBe(ms);
  },
);

it('is never shorter than Retry-After, and otherwise at most ten minutes', () => {
  assert(
    property(
      integer({ min: 1, max: 2000 }),
      option(integer({ min: 1, max: 86_400 }), { nil: undefined }),
      double({ min: 0, max: 1, noNaN: true }),
      (attempts, retryAfterSeconds, random) => {
        const pause = pauseAfter(attempts, retryAfterSeconds, random);
        expect(pause).toBeGreaterThanOrEqual(Math.max(2500, (retryAfterSeconds ?? 0) * 1000));
        expect(pause).toBeLessThanOrEqual(Math.max(600_000, (retryAfterSeconds ?? 0) * 1000));
      },
    ),
  );
});
