import type { Sql } from '../database.ts';
import { forgetRequests } from '../lead-store.ts';
import type { Log } from '../log.ts';
import { expireLeads } from '../stored-leads.ts';
import {
  claimDeliveries,
  settleDelivery,
  type ClaimedDelivery,
  type Settlement,
  type TargetHealth,
} from './deliveries.ts';
import { sendReports } from './reports.ts';
import type { Attempt, Target } from './target.ts';

/** Settings of `createWorker`. */
export interface WorkerOptions {
  readonly sql: Sql;
  readonly targets: readonly Target[];
  /** Asks subscribers to confirm; left out, nobody is asked. */
  readonly confirmation?: Target | undefined;
  /** Called with every failed attempt, without personal data. */
  readonly log: Log;
  /** @default Math.random */
  readonly random?: () => number;
  /**
   * How long an attempt may take, in milliseconds; less than `leaseSeconds`.
   * @default 15000
   */
  readonly timeoutMs?: number;
}

/** The counts of one run. */
export interface WorkerReport {
  readonly delivered: number;
  readonly failed: number;
  /** The failed deliveries that were given up. */
  readonly dead: number;
}

/** Delivers leads to targets. */
export interface Worker {
  /**
   * Delivers everything due, sends reports, then resolves. Rejects if the database fails. Any number of
   * workers may run at once.
   */
  readonly run: (options?: RunOptions) => Promise<WorkerReport>;
  /** Deletes old rate-limit rows, idempotency keys and expired leads. Reads whole tables. */
  readonly removeExpired: () => Promise<void>;
}

/** Limits of a run; attempts that have started are always finished. */
export interface RunOptions {
  /** For how long attempts may start, in milliseconds; by default as long as any is due. */
  readonly forMs?: number;
  /** When aborted, no further attempt starts. */
  readonly signal?: AbortSignal;
}

/** How many attempts a target gets at once, not counting slow ones. */
const maxQuick = 10;

/** After how many milliseconds an attempt counts as slow and makes room for others. */
const slowAfterMs = 2000;

/** How many attempts a target gets at once, slow ones included. */
const maxInFlight = 50;

/** How often to look for new deliveries while others are under way, in milliseconds. */
const pollEveryMs = 1000;

const maxHoldSeconds = 24 * 3600;

/** How long to pause a busy target that sends no `Retry-After`. */
const defaultBusySeconds = 30;

/** The number of attempts before a delivery is given up: two to four days. */
export const maxAttempts = 26;

const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * 3600;

/** Creates a worker; it does nothing until `run` is called. */
export function createWorker(options: WorkerOptions): Worker {
  const { sql, confirmation, log, random = Math.random, timeoutMs = 15_000 } = options;
  const targets = confirmation ? [...options.targets, confirmation] : options.targets;

  async function attempt(target: Target, delivery: ClaimedDelivery): Promise<Attempt> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      // The race also ends attempts of targets that ignore the signal.
      return await Promise.race([target.send(delivery, signal), ended(signal)]);
    } catch (error) {
      return { ok: false, reason: reasonOf(error), isFinal: false };
    }
  }

  async function deliver(
    target: Target,
    delivery: ClaimedDelivery,
  ): Promise<'delivered' | 'failed' | 'dead'> {
    const result = await attempt(target, delivery);
    const settlement = settle(result, delivery.attempts, random);
    if (!result.ok) {
      const { id, attempts } = delivery;
      const status = /^HTTP \d+/.exec(result.reason)?.[0] ?? result.reason;
      const last = settlement.state === 'dead' ? ' (the last)' : '';
      log(`Attempt ${attempts}${last} to deliver ${id} to ${target.name} failed: ${status}`);
    }
    await settleDelivery(sql, delivery, settlement, healthOf(result));
    return settlement.state === 'delivered' || settlement.state === 'dead'
      ? settlement.state
      : 'failed';
  }

  /** Delivers all that is due to one target. */
  async function drain(
    target: Target,
    report: Record<keyof WorkerReport, number>,
    mayBegin: () => boolean,
  ): Promise<void> {
    const underWay = new Set<Promise<void>>();
    const quick = new Set<Promise<void>>();
    const faults: unknown[] = [];

    async function record(delivery: ClaimedDelivery): Promise<void> {
      try {
        const state = await deliver(target, delivery);
        report[state === 'delivered' ? 'delivered' : 'failed'] += 1;
        if (state === 'dead') report.dead += 1;
      } catch (error) {
        faults.push(error);
      }
    }

    function begin(delivery: ClaimedDelivery): void {
      const attempted = record(delivery).finally(() => underWay.delete(attempted));
      underWay.add(attempted);
      const slot = within(slowAfterMs, [attempted]).finally(() => quick.delete(slot));
      quick.add(slot);
    }

    for (;;) {
      const room = Math.min(maxQuick - quick.size, maxInFlight - underWay.size);
      if (room > 0 && faults.length === 0 && mayBegin()) {
        const claimed = await claimDeliveries(sql, target.name, room).catch((error: unknown) => {
          faults.push(error);
          return [];
        });
        for (const delivery of claimed) begin(delivery);
      }
      if (underWay.size === 0) break;
      await within(pollEveryMs, [...quick, ...underWay]);
    }
    // Thrown last, so that attempts under way finish even if the database failed for another one.
    if (faults.length > 0) throw faults[0];
  }

  return {
    run: async ({ forMs = Number.POSITIVE_INFINITY, signal } = {}) => {
      const end = performance.now() + forMs;
      const mayBegin = () => performance.now() < end && !signal?.aborted;
      const report = { delivered: 0, failed: 0, dead: 0 };
      // Each target has its own queue, so that none waits for another.
      const drained = targets.map((target) => drain(target, report, mayBegin));
      await Promise.allSettled(drained);
      await Promise.all(drained);
      if (mayBegin()) await sendReports(sql, targets, log);
      return report;
    },
    removeExpired: async () => {
      await forgetRequests(sql);
      await expireLeads(sql);
    },
  };
}

function settle(attempt: Attempt, attempts: number, random: () => number): Settlement {
  if (attempt.ok) return { state: 'delivered' };
  const { reason, isFinal, isBusy, retryAfterSeconds } = attempt;
  if (isBusy || (retryAfterSeconds !== undefined && !isFinal))
    return { state: 'postponed', reason };
  if (isFinal || attempts >= maxAttempts) return { state: 'dead', reason };
  return { state: 'pending', reason, waitSeconds: backoffSeconds(attempts, random) };
}

/** Seconds to wait: doubled each time, minus up to half at random so that many retries do not come at once. */
function backoffSeconds(attempts: number, random: () => number): number {
  const longest = Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (attempts - 1));
  return (longest / 2) * (1 + random());
}

function healthOf(attempt: Attempt): TargetHealth {
  // A target that permanently refuses one lead is healthy.
  if (attempt.ok || attempt.isFinal) return { isHealthy: true };
  const { isBusy, retryAfterSeconds } = attempt;
  const requestedSeconds = retryAfterSeconds ?? (isBusy ? defaultBusySeconds : undefined);
  return {
    isHealthy: false,
    ...(requestedSeconds !== undefined && {
      holdSeconds: Math.min(requestedSeconds, maxHoldSeconds),
    }),
  };
}

/** Waits for the first of some promises, at most `ms` milliseconds. */
async function within(ms: number, work: readonly Promise<void>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([...work, expired]);
  clearTimeout(timer);
}

// A network error has its code in its cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.name === 'TimeoutError' ? 'No answer in time' : error.message}${code}`;
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
