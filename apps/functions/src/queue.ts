import type { Sql } from './database.ts';
import type { Log } from './log.ts';
import type { Attempt, Delivery, Target, TargetEvent } from './targets/target.ts';

/** How long a worker's claim lasts, in seconds; longer than any attempt. */
export const leaseSeconds = 120;

/** The number of attempts before a delivery is given up: two to four days. */
export const maxAttempts = 26;

/** How many attempts a target gets at once. */
const maxAtOnce = 10;

/** A run ends after so many failures in a row, so that a target that is down gets few attempts. */
const maxFailures = 5;

/** How often to look for new deliveries while others are under way, in milliseconds. */
const pollEveryMs = 1000;

const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * 3600;
const maxRetryAfterSeconds = 24 * 3600;

/**
 * Queues an event of a lead for targets, in the transaction that stores it. `isHeldBack` waits until
 * `pnpm leads retry EMAIL`.
 */
export async function enqueue(
  sql: Sql,
  lead: string,
  event: TargetEvent,
  targets: readonly string[],
  isHeldBack = false,
): Promise<void> {
  if (targets.length === 0) return;
  await sql.query(
    `insert into cornerbell.deliveries (lead, target, event, due_at)
     select $1, unnest($2::text[]), $3, case when $4::boolean then null else now() end`,
    [lead, targets, event, isHeldBack],
  );
}

/** Settings of `deliver`; attempts that have started are always finished. */
export interface DeliverOptions {
  /** Called with every failed attempt. */
  readonly log: Log;
  /** For how long attempts may start, in milliseconds; by default as long as any is due. */
  readonly forMs?: number;
  /** When aborted, no further attempt starts. */
  readonly signal?: AbortSignal;
  /**
   * How long an attempt may take, in milliseconds; less than `leaseSeconds`.
   * @default 15000
   */
  readonly timeoutMs?: number;
}

/**
 * Delivers what is due to one target; resolves with how many it accepted. Any number of workers may do so at
 * once. Rejects if the database fails.
 */
export async function deliver(sql: Sql, target: Target, options: DeliverOptions): Promise<number> {
  const { log, forMs = Infinity, signal, timeoutMs = 15_000 } = options;
  const end = performance.now() + forMs;
  const underWay = new Set<Promise<void>>();
  const faults: unknown[] = [];
  const addFault = (fault: unknown) => void faults.push(fault);
  let delivered = 0;
  let failuresInARow = 0;
  let isBusy = false;

  async function attempt(delivery: Delivery): Promise<void> {
    const result = await send(target, delivery, timeoutMs);
    if (result.ok) delivered += 1;
    else {
      // Not the whole reason, which may quote the lead.
      const reason = /^HTTP \d+/.exec(result.reason)?.[0] ?? result.reason;
      log(target.name, `${reason} (attempt ${delivery.attempts})`);
      isBusy ||= result.retryAfterSeconds !== undefined;
    }
    // A target that permanently refuses one lead is healthy.
    failuresInARow = result.ok || result.isFinal ? 0 : failuresInARow + 1;
    await settle(sql, delivery, result);
  }

  for (;;) {
    const isStopped = signal?.aborted === true || performance.now() >= end || faults.length > 0;
    const isOver = isStopped || isBusy || failuresInARow >= maxFailures;
    // After a failure one at a time, so that few fail while the target is down.
    const room = (failuresInARow > 0 ? 1 : maxAtOnce) - underWay.size;
    const due = isOver || room <= 0 ? [] : await claim(sql, target.name, room).catch(addFault);
    for (const delivery of due ?? []) {
      const attempted: Promise<void> = attempt(delivery)
        .catch(addFault)
        .then(() => void underWay.delete(attempted));
      underWay.add(attempted);
    }
    if (underWay.size === 0) break;
    // New leads need not wait for slow ones.
    await Promise.race([...underWay, sleep(pollEveryMs)]);
  }
  // Thrown last, so that attempts under way finish even if the database failed for another one.
  if (faults.length > 0) throw faults[0];
  return delivered;
}

async function send(target: Target, delivery: Delivery, timeoutMs: number): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeoutMs);
  // The race also ends attempts of targets that ignore the signal.
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([target.send(delivery, signal), expired]);
  } catch (error) {
    return { ok: false, reason: reasonOf(error), isFinal: false };
  }
}

// No wait or lease is longer than a day, so a time further ahead was written before the clock was set
// back, and counts as past.
const isDue = "(due_at <= now() or due_at > now() + interval '25 hours')";

/**
 * Leases due deliveries, the one with the fewest attempts first. A delivery waits for earlier ones of the
 * same lead, so that a target is notified of events in their order. An empty error means "being sent".
 */
export async function claim(sql: Sql, target: string, limit: number): Promise<Delivery[]> {
  const { rows } = await sql.query<Delivery>(
    `with due as (
       select id from cornerbell.deliveries as one
       where target = $1 and due_at is not null and ${isDue}
         and not exists (
           select from cornerbell.deliveries as earlier
           where earlier.lead = one.lead and earlier.target = one.target
             and earlier.ordinal < one.ordinal and earlier.due_at is not null
         )
       order by attempts, due_at, ordinal limit $2 for update skip locked
     ),
     claimed as (
       update cornerbell.deliveries set attempts = attempts + 1, error = null,
         due_at = now() + make_interval(secs => ${leaseSeconds})
       from due where deliveries.id = due.id returning deliveries.*
     )
     select claimed.id, event, ${iso('happened_at')} as "happenedAt", attempts,
       confirm_token as "confirmToken", unsubscribe_token as "unsubscribeToken",
       jsonb_build_object(
         'id', leads.id, 'kind', kind, 'email', email, 'name', name, 'payload', payload,
         'attribution', attribution, 'reasons', reasons, 'createdAt', ${iso('leads.created_at')}
       ) as lead
     from claimed join cornerbell.leads on leads.id = claimed.lead
     order by ordinal`,
    [target, limit],
  );
  return rows;
}

/** SQL for a time as ISO 8601 in UTC. */
export function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Records the outcome of an attempt, unless the lead was erased meanwhile. A withdrawal is never given up. */
async function settle(sql: Sql, { id, event, attempts }: Delivery, result: Attempt): Promise<void> {
  const isGivenUp =
    !result.ok && event !== 'unsubscribed' && (result.isFinal || attempts >= maxAttempts);
  const isSettled = result.ok || isGivenUp;
  const requestedSeconds = result.ok ? 0 : (result.retryAfterSeconds ?? 0);
  await sql.query(
    `update cornerbell.deliveries set
       error = $2, settled_at = case when $3::boolean then now() end,
       due_at = case when not $3::boolean then now() + make_interval(secs => greatest($4::float8,
         -- Doubled each time, minus up to half at random so that many retries do not come at once.
         least(${maxWaitSeconds}, ${firstWaitSeconds} * 2 ^ least(attempts - 1, 20)) * (0.5 + random() / 2)
       )) end
     where id = $1`,
    [
      id,
      result.ok ? null : result.reason,
      isSettled,
      Math.min(requestedSeconds, maxRetryAfterSeconds),
    ],
  );
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

// A network error has its code in its cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.name === 'TimeoutError' ? 'No answer in time' : error.message}${code}`;
}
