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
  let schedule: (() => void) | undefined;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const scheduled = new Promise<void>((resolve) => {
        schedule = resolve;
      });
      await work(stopping.signal).catch(onFault);
      const timer = setTimeout(() => schedule?.(), everyMs);
      await scheduled;
      clearTimeout(timer);
    }
  };
  const ended = run();
  return {
    schedule: () => schedule?.(),
    stop: () => {
      stopping.abort();
      schedule?.();
      return ended;
    },
  };
}
