import type { Sql } from '../database.ts';
import { forgetRequests } from '../lead-store.ts';
import type { Log } from '../log.ts';
import { backoffSeconds, MAX_ATTEMPTS } from './backoff.ts';
import {
  claimDeliveries,
  settleDelivery,
  type ClaimedDelivery,
  type Settlement,
} from './deliveries.ts';
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
   * Forgets old addresses and keys, delivers all that is due, then resolves. Rejects if the database fails.
   * As many workers may run at once as like to.
   */
  readonly run: (options?: RunOptions) => Promise<WorkerReport>;
}

/** What ends a run early; attempts that have begun are not cut short. */
export interface RunOptions {
  /** How long attempts may begin, in milliseconds; without it as long as any is due. */
  readonly forMs?: number;
  /** Lets no further attempt begin. */
  readonly signal?: AbortSignal;
}

const AT_ONCE = 10;

/** Makes a worker; it does nothing until it is run. */
export function createWorker(options: WorkerOptions): Worker {
  const { sql, targets, log, random = Math.random, timeoutMs = 15_000 } = options;
  const names = targets.map(({ name }) => name);

  async function attempt(delivery: ClaimedDelivery): Promise<Attempt> {
    const target = targets.find(({ name }) => name === delivery.target);
    try {
      if (target === undefined) throw new Error('No such target.');
      const signal = AbortSignal.timeout(timeoutMs);
      // Also against a target that does not heed the signal.
      return await Promise.race([target.send(delivery, signal), ended(signal)]);
    } catch (error) {
      return { ok: false, reason: reasonOf(error), isFinal: false };
    }
  }

  async function deliver(delivery: ClaimedDelivery): Promise<Settlement['state']> {
    const result = await attempt(delivery);
    const settlement = settle(result, delivery.attempts, random);
    if (!result.ok) {
      const { id, target, attempts } = delivery;
      const status = /^HTTP \d+/.exec(result.reason)?.[0] ?? result.reason;
      const end = settlement.state === 'dead' ? ', which was the last' : '';
      log(`Attempt ${attempts}${end} to deliver ${id} to ${target} failed: ${status}`);
    }
    await settleDelivery(sql, delivery, settlement);
    return settlement.state;
  }

  return {
    run: async ({ forMs = Number.POSITIVE_INFINITY, signal } = {}) => {
      await forgetRequests(sql);
      const end = performance.now() + forMs;
      const mayBegin = () => performance.now() < end && !signal?.aborted;
      const report = { delivered: 0, failed: 0, dead: 0 };
      while (names.length > 0 && mayBegin()) {
        const claimed = await claimDeliveries(sql, names, AT_ONCE);
        if (claimed.length === 0) break;
        const attempts = claimed.map(deliver);
        // All to their ends, also where the database has failed one of them.
        await Promise.allSettled(attempts);
        for (const state of await Promise.all(attempts)) {
          if (state === 'delivered') report.delivered += 1;
          else report.failed += 1;
          if (state === 'dead') report.dead += 1;
        }
      }
      return report;
    },
  };
}

function settle(attempt: Attempt, attempts: number, random: () => number): Settlement {
  if (attempt.ok) return { state: 'delivered' };
  const { reason, isFinal, retryAfterSeconds } = attempt;
  if (isFinal || attempts >= MAX_ATTEMPTS) return { state: 'dead', reason };
  const waitSeconds = backoffSeconds(attempts, retryAfterSeconds, random);
  return { state: 'pending', reason, waitSeconds };
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
