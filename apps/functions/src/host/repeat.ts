import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is repeated, one run at a time. */
export interface Repeated {
  /** Runs it now, or once more after the current run. */
  readonly soon: () => void;
  /** Aborts the signal of the current run, and resolves when that has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs `work` now, and again `everyMs` after each run; `onFault` is called with its errors. */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onFault: (error: unknown) => void,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wanted = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      wanted = Promise.withResolvers();
      await work(signal).catch(onFault);
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
