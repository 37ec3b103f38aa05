/** Work that is done again and again, one at a time. */
export interface Regularly {
  /** Has it done soon: after what is under way. */
  readonly soon: () => void;
  /** Aborts the signal of what is under way, and resolves when that has ended. */
  readonly stop: () => Promise<void>;
}

/** Does `work` now, and again `everyMs` after it has ended; `onFault` is told what it rejects with. */
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
