import { expect, it, vi } from 'vitest';
import { rateLimitedLog } from './log.ts';

it('writes one line a minute for each kind of message, with a count', () => {
  vi.useFakeTimers();
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const limitedLog = rateLimitedLog(log);
  const fault = new Error('ENOSPC');
  for (let index = 0; index < 42_384; index += 1) limitedLog('A lead could not be stored.', fault);
  for (const attempt of [1, 2, 3]) {
    limitedLog(
      `Attempt ${attempt} to deliver 6ba7b81${attempt}-9dad-41d1-80b4-00c04fd430c8 failed: HTTP 500`,
    );
  }
  limitedLog('Attempt 1 to deliver 6ba7b810-9dad-41d1-80b4-00c04fd430c8 failed: fetch failed');
  expect(log).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith('A lead could not be stored.', fault);
  vi.advanceTimersByTime(60_000);
  expect(log.mock.calls.slice(3)).toEqual([
    ['A lead could not be stored. (42383 more in a minute)'],
    [
      'Attempt 3 to deliver 6ba7b813-9dad-41d1-80b4-00c04fd430c8 failed: HTTP 500 (2 more in a minute)',
    ],
  ]);
  limitedLog('A lead could not be stored.', fault);
  expect(log).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});
