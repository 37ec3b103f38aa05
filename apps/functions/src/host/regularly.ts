/** Work that is repeated, one run at a time. */
export interface Regularly {
  /** Runs it now, or once more after the current run. */
  readonly soon: () => void;
  /** Aborts the signal of the current run, and resolves when that has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs `work` now, and again `everyMs` after each run; `onFault` is called with its errors. */
export function regularly(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onFault: (error: unknown) => void,
): Regularly {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  async function run(): Promise<void> {
    isAsked = false;
    await work(signal).catch(onFault);
    underWay = undefined;
    if (!signal.aborted) timer = setTimeout(start, isAsked ? 0 : everyMs);
  }

  function start(): void {
    clearTimeout(timer);
    underWay = run();
  }

  start();
  return {
    soon: () => {
      if (underWay) isAsked = true;
      else if (!signal.aborted) start();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
}
