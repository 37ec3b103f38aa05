import { expect, it, vi } from 'vitest';
import { regularly } from './regularly.ts';

it('runs at once, on request and at intervals, never twice at a time', async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  let done = 0;
  let signal: AbortSignal | undefined;
  const onFault = vi.fn<(error: unknown) => void>();
  const work = regularly(
    async (received) => {
      signal = received;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      done += 1;
      if (done === 2) throw new Error('The database is down.');
    },
    1000,
    onFault,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(520);
  expect(done).toBe(2);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('The database is down.'));
  work.soon();
  work.soon();
  await vi.advanceTimersByTimeAsync(30);
  expect([done, most]).toEqual([4, 1]);
  expect(signal?.aborted).toBe(false);
  const stopped = work.stop();
  expect(signal?.aborted).toBe(true);
  work.soon();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
  expect(done).toBe(4);
  vi.useRealTimers();
});
