/** Work that is repeated, one run at a time. */
export interface Repeated {
  /** Runs it now, or once more after the current run. */
  readonly schedule: () => void;
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
  let resume: (() => void) | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const resumed = new Promise<void>((resolve) => {
        resume = resolve;
      });
      await work(stopping.signal).catch(onFault);
      const timer = setTimeout(() => resume?.(), everyMs);
      await resumed;
      clearTimeout(timer);
    }
  }

  const ended = run();
  return {
    schedule: () => resume?.(),
    stop: async () => {
      stopping.abort();
      resume?.();
      await ended;
    },
  };
}
