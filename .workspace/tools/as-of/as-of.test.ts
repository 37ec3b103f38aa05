import { describe, expect, it } from 'vitest';
// @boundaries-ignore it runs before the install, so it belongs to no package
import { takeAsOf } from '../../as-of.mjs';

describe('takeAsOf', () => {
  it.each([[['--as-of', '2026-12-01', '--ui=stream']], [['--ui=stream', '--as-of=2026-12-01']]])(
    'takes the day out of %j',
    (args) => {
      expect(takeAsOf(args, {})).toEqual({ asked: '2026-12-01', rest: ['--ui=stream'] });
    },
  );

  it('uses AS_OF if no day is given', () => {
    expect(takeAsOf([], { AS_OF: '2026-12-01' }).asked).toBe('2026-12-01');
    expect(takeAsOf([], { AS_OF: '' }).asked).toBeUndefined();
  });

  it('rejects an invalid date', () => {
    expect(() => takeAsOf(['--as-of', '2026-02-30'], {})).toThrow(
      '--as-of is "2026-02-30". Expected a calendar date, for example 2026-12-01.',
    );
  });
});
