/**
 * Runs `work` now, and again `everyMs` after each run; `onFault` is called with its errors. `schedule` runs it
 * at once or, during a run, once more after it. `stop` aborts the signal, and resolves when the run has ended.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onFault: (error: unknown) => void,
) {
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
