import type { Log } from '../log.ts';

/** Work that is done again and again, one at a time. */
export type Regularly = {
  /** Has it done soon: after what is under way. */
  readonly soon: () => void;
  /** Resolves when it is over with. */
  readonly stop: () => Promise<void>;
};

/** Does `work` now, and again `everyMs` after it has ended; what it rejects with is logged. */
export function regularly(work: () => Promise<unknown>, everyMs: number, log: Log): Regularly {
  let isStopped = false;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  async function run(): Promise<void> {
    isAsked = false;
    await work().catch((error: unknown) => log('Leads could not be delivered.', error));
    underWay = undefined;
    if (!isStopped) timer = setTimeout(start, isAsked ? 0 : everyMs);
  }

  function start(): void {
    clearTimeout(timer);
    underWay = run();
  }

  start();
  return {
    soon: () => {
      if (underWay) isAsked = true;
      else if (!isStopped) start();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
