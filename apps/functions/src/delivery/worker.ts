import type { Sql } from '../database.ts';
import { forgetRequests } from '../lead-store.ts';
import type { Log } from '../log.ts';
import { expireLeads } from '../stored-leads.ts';
import { backoffSeconds, MAX_ATTEMPTS } from './backoff.ts';
import {
  claimDeliveries,
  settleDelivery,
  type ClaimedDelivery,
  type Settlement,
  type TargetHealth,
} from './deliveries.ts';
import { sendReports } from './reports.ts';
import type { Attempt, Target } from './target.ts';

/** What a worker works with. */
export interface WorkerOptions {
  readonly sql: Sql;
  readonly targets: readonly Target[];
  /** Called with every attempt that failed, without anything that a visitor typed. */
  readonly log: Log;
  /** @default Math.random */
  readonly random?: () => number;
  /**
   * How long an attempt may take, in milliseconds; less than `LEASE_SECONDS`.
   * @default 15000
   */
  readonly timeoutMs?: number;
}

/** What a run came to. */
export interface WorkerReport {
  readonly delivered: number;
  readonly failed: number;
  /** Those of the failed that are given up. */
  readonly dead: number;
}

/** Delivers what leads owe. */
export interface Worker {
  /**
   * Delivers all that is due, reports to people, then resolves. Rejects if the database fails.
   * As many workers may run at once as like to.
   */
  readonly run: (options?: RunOptions) => Promise<WorkerReport>;
  /** Forgets addresses and keys that are old, and leads that are kept no longer. Reads whole tables. */
  readonly removeExpired: () => Promise<void>;
}

/** What ends a run early; attempts that have begun are not cut short. */
export interface RunOptions {
  /** How long attempts may begin, in milliseconds; without it as long as any is due. */
  readonly forMs?: number;
  /** Lets no further attempt begin. */
  readonly signal?: AbortSignal;
}

/** How many quick attempts a target gets at once: each that ends makes room for the next. */
const AT_ONCE = 10;

/** After how many milliseconds an attempt that hangs makes room for others. */
const SLOW_MS = 2000;

/** How many attempts a target gets at once, those that hang included. */
const AT_MOST = 50;

/** How often new deliveries are looked for while others are under way, in milliseconds. */
const LOOK_EVERY_MS = 1000;

const LONGEST_HOLD_SECONDS = 24 * 3600;

/** How long a target is left alone that is busy and does not say for how long. */
const BUSY_SECONDS = 30;

/** Makes a worker; it does nothing until it is run. */
export function createWorker(options: WorkerOptions): Worker {
  const { sql, targets, log, random = Math.random, timeoutMs = 15_000 } = options;

  async function attempt(target: Target, delivery: ClaimedDelivery): Promise<Attempt> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      // Also against a target that does not heed the signal.
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
      const end = settlement.state === 'dead' ? ', which was the last' : '';
      log(`Attempt ${attempts}${end} to deliver ${id} to ${target.name} failed: ${status}`);
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

    async function note(delivery: ClaimedDelivery): Promise<void> {
      try {
        const state = await deliver(target, delivery);
        report[state === 'delivered' ? 'delivered' : 'failed'] += 1;
        if (state === 'dead') report.dead += 1;
      } catch (error) {
        faults.push(error);
      }
    }

    function begin(delivery: ClaimedDelivery): void {
      const attempted = note(delivery).finally(() => underWay.delete(attempted));
      underWay.add(attempted);
      const slot = within(SLOW_MS, [attempted]).finally(() => quick.delete(slot));
      quick.add(slot);
    }

    for (;;) {
      const room = Math.min(AT_ONCE - quick.size, AT_MOST - underWay.size);
      if (room > 0 && faults.length === 0 && mayBegin()) {
        const claimed = await claimDeliveries(sql, target.name, room).catch((error: unknown) => {
          faults.push(error);
          return [];
        });
        for (const delivery of claimed) begin(delivery);
      }
      if (underWay.size === 0) break;
      await within(LOOK_EVERY_MS, [...quick, ...underWay]);
    }
    // Only now: what has begun comes to its end, also where the database has failed another one.
    if (faults.length > 0) throw faults[0];
  }

  return {
    run: async ({ forMs = Number.POSITIVE_INFINITY, signal } = {}) => {
      const end = performance.now() + forMs;
      const mayBegin = () => performance.now() < end && !signal?.aborted;
      const report = { delivered: 0, failed: 0, dead: 0 };
      // A queue for each, so that none waits for another.
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
  if (isFinal || attempts >= MAX_ATTEMPTS) return { state: 'dead', reason };
  return { state: 'pending', reason, waitSeconds: backoffSeconds(attempts, random) };
}

function healthOf(attempt: Attempt): TargetHealth {
  // A system that refuses one lead for good is well.
  if (attempt.ok || attempt.isFinal) return { isWell: true };
  const { isBusy, retryAfterSeconds } = attempt;
  const asked = retryAfterSeconds ?? (isBusy ? BUSY_SECONDS : undefined);
  return {
    isWell: false,
    ...(asked !== undefined && { holdSeconds: Math.min(asked, LONGEST_HOLD_SECONDS) }),
  };
}

/** Waits for the first of these, but no longer than a time. */
async function within(ms: number, work: readonly Promise<void>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([...work, expired]);
  clearTimeout(timer);
}

// A fault of the network says what it was in its cause.
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
