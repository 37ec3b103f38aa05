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
  let wake: (() => void) | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await work(stopping.signal).catch(onFault);
      const timer = setTimeout(() => wake?.(), everyMs);
      await woken;
      clearTimeout(timer);
    }
  }

  const ended = run();
  return {
    soon: () => wake?.(),
    stop: async () => {
      stopping.abort();
      wake?.();
      await ended;
    },
  };
}
