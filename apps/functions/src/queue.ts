import { iso, type Sql } from './database.ts';
import type { Log } from './log.ts';
import type { Attempt, Delivery, Target, TargetEvent } from './targets/target.ts';

/** How long a worker's claim lasts, in seconds; longer than any attempt. */
export const leaseSeconds = 120;

/** The number of attempts before a delivery is given up: two to four days. */
export const maxAttempts = 26;

/** A run ends after so many failures in a row, so that a target that is down gets few attempts. */
const maxFailures = 5;

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

interface DeliverOptions {
  /** Called with every failed attempt. */
  readonly log: Log;
  /** When aborted, no further attempt starts; one that has started is finished. */
  readonly signal?: AbortSignal;
  /** How long an attempt may take; less than `leaseSeconds`. */
  readonly timeoutMs?: number;
}

/**
 * Delivers what is due to one target, one after the other. Any number of workers may do so at once. Rejects if
 * the database fails.
 */
export async function deliver(sql: Sql, target: Target, options: DeliverOptions): Promise<void> {
  const { log, signal, timeoutMs = 15_000 } = options;
  let failuresInARow = 0;
  while (failuresInARow < maxFailures) {
    if (signal?.aborted) return;
    const delivery = await claim(sql, target.name);
    if (delivery === undefined) return;
    const result = await send(target, delivery, timeoutMs);
    await settle(sql, delivery, result);
    // A target that permanently refuses one lead is healthy.
    failuresInARow = result.ok || result.isFinal ? 0 : failuresInARow + 1;
    if (result.ok) continue;
    // Not the whole reason, which may quote the lead.
    const reason = /^HTTP \d+/.exec(result.reason)?.[0] ?? result.reason;
    log(target.name, `${reason} (attempt ${delivery.attempts})`);
    // A busy target has said when to go on.
    if (result.retryAfterSeconds !== undefined) return;
  }
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
 * Leases the due delivery with the fewest attempts; resolves with undefined if none is due. A delivery waits
 * for earlier ones of the same lead, so that a target is notified of events in their order. An empty error
 * means "being sent".
 */
export async function claim(sql: Sql, target: string): Promise<Delivery | undefined> {
  const { rows } = await sql.query<Delivery>(
    `with due as (
       select id from cornerbell.deliveries as one
       where target = $1 and due_at is not null and ${isDue}
         and not exists (
           select from cornerbell.deliveries as earlier
           where earlier.lead = one.lead and earlier.target = one.target
             and earlier.ordinal < one.ordinal and earlier.due_at is not null
         )
       order by attempts, due_at, ordinal limit 1 for update skip locked
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
     from claimed join cornerbell.leads on leads.id = claimed.lead`,
    [target],
  );
  return rows[0];
}

/** Records the outcome of an attempt, unless the lead was erased meanwhile. A withdrawal is never given up. */
async function settle(sql: Sql, { id, event, attempts }: Delivery, result: Attempt): Promise<void> {
  const isGivenUp =
    !result.ok && event !== 'unsubscribed' && (result.isFinal || attempts >= maxAttempts);
  const [error, retryAfter = 0] = result.ok ? [null] : [result.reason, result.retryAfterSeconds];
  await sql.query(
    `update cornerbell.deliveries set
       error = $2, settled_at = case when $3::boolean then now() end,
       due_at = case when not $3::boolean then now() + make_interval(secs => greatest($4::float8,
         -- Doubled each time, minus up to half at random so that many retries do not come at once.
         least(${maxWaitSeconds}, ${firstWaitSeconds} * 2 ^ least(attempts - 1, 20)) * (0.5 + random() / 2)
       )) end
     where id = $1`,
    [id, error, result.ok || isGivenUp, Math.min(retryAfter, maxRetryAfterSeconds)],
  );
}

/** Why a target was not reached; not the error's message, which may quote the target's address. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = Object(error);
  if (name === 'TimeoutError') return 'No answer in time';
  // A network error has its code in its cause.
  return `Not reached (${cause?.code ?? code ?? name})`;
}
