import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is repeated, one run at a time. */
export interface Repeated {
  /** Runs it now, or once more after the current run; not during a pause. */
  readonly soon: () => void;
  /** Aborts the signal of the current run, and resolves when that has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs `work` now, and again `everyMs` after each run. If a run resolves with a pause in milliseconds, the
 * next one waits for so long in any case. `onFault` is called with its errors.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<number | void>,
  everyMs: number,
  onFault: (error: unknown) => void,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wanted = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wanted = Promise.withResolvers();
      try {
        await sleep((await work(signal)) ?? 0, undefined, { signal });
      } catch (error) {
        if (!signal.aborted) onFault(error);
      }
      const waiting = new AbortController();
      const expired = sleep(everyMs, undefined, { signal: waiting.signal }).catch(() => {});
      await Promise.race([wanted.promise, expired]);
      waiting.abort();
    }
  }

  const ended = run();
  return {
    soon: () => wanted.resolve(),
    stop: async () => {
      stopping.abort();
      wanted.resolve();
      await ended;
    },
  };
}
