import { setTimeout } from 'node:timers/promises';
import { iso, type Sql } from './database.ts';
import type { Log } from './log.ts';
import { countMail, mailboxOf, uncountMail } from './mailboxes.ts';
import type { Attempt, Delivery, Target, TargetEvent } from './targets/target.ts';

/** How many seconds an attempt may take, unless its target says otherwise. */
const timeoutSeconds = 15;

/** Ends an attempt when its time is over, or at `deadline`. */
export function signalOf(target: Target, deadline?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(1000 * (target.timeoutSeconds ?? timeoutSeconds));
  return AbortSignal.any([timeout, deadline ?? timeout]);
}

/** How much longer than its attempt a worker's claim lasts: enough to record the outcome. */
const marginSeconds = 60;

/** How long a worker's claim of a delivery to a target lasts, in seconds. */
export const leaseSeconds = (target: Target) =>
  (target.timeoutSeconds ?? timeoutSeconds) + marginSeconds;

/** The number of attempts before a delivery is given up: two to four days. */
export const maxAttempts = 26;

/** A run ends after so many failures in a row, so that a target that is down gets few attempts. */
const maxFailures = 5;

const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * 3600;
const maxRetryAfterSeconds = 24 * 3600;

/**
 * Queues an event of a lead for targets, in the transaction that stores it. If `isHeldBack`, it
 * waits for `pnpm leads retry EMAIL`.
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
  /** When aborted, no further attempt starts. */
  readonly signal?: AbortSignal;
  /** When aborted, the attempt that is under way ends too. */
  readonly deadline?: AbortSignal;
}

/** A delivery with the attempt that claimed it. */
interface Claimed extends Delivery {
  readonly attempt: string;
}

const dayIsOver: Attempt = {
  ok: false,
  reason: 'This mailbox has had its email of the day',
  isFinal: false,
  retryAfterSeconds: 86_400,
};

/**
 * Delivers what is due to one target, one after the other. Any number of workers may do so at once.
 * Rejects if the database fails.
 */
export async function deliver(sql: Sql, target: Target, options: DeliverOptions): Promise<void> {
  const { log, signal, deadline } = options;
  const asksForConsent = target.name === 'confirmation';
  let failuresInARow = 0;
  while (failuresInARow < maxFailures) {
    if (signal?.aborted) return;
    // Begins before the claim, so that an attempt ends before its lease.
    const inTime = signalOf(target, deadline);
    const delivery = await claim(sql, target);
    if (delivery === undefined) return;
    if (asksForConsent && !(await countMail(sql, delivery.lead.email))) {
      // Who has left gets none on any other day.
      if ((await mailboxOf(sql, delivery.lead.email)).hasLeft)
        await sql.query('delete from cornerbell.deliveries where id = $1', [delivery.id]);
      else await settle(sql, delivery, dayIsOver, deadline);
      continue;
    }
    const result = await target
      .send(delivery, inTime)
      .catch((error: unknown): Attempt => ({ ok: false, reason: reasonOf(error), isFinal: false }));
    const isCurrent = await settle(sql, delivery, result, deadline);
    // A target that permanently refuses one lead is healthy.
    failuresInARow = result.ok || result.isFinal ? 0 : failuresInARow + 1;
    if (result.ok && result.warning !== undefined) log(target.name, result.warning);
    if (result.ok) continue;
    // Not the whole reason, which may quote the lead.
    const reason = /^HTTP \d+/.exec(result.reason)?.[0] ?? result.reason;
    log(target.name, `${reason} (attempt ${delivery.attempts})`);
    if (!isCurrent) continue;
    if (asksForConsent && !result.mayHaveArrived) await uncountMail(sql, delivery.lead.email);
    // A busy target has said when to go on.
    if (result.retryAfterSeconds !== undefined) return pause(sql, target, result.retryAfterSeconds);
  }
}

/** Makes all deliveries to a busy target wait. */
async function pause(sql: Sql, target: Target, seconds: number): Promise<void> {
  await sql.query(
    `insert into cornerbell.pauses (target, ends_at) values ($1, now() + make_interval(secs => $2))
     on conflict (target) do update set ends_at = excluded.ends_at`,
    [target.name, Math.min(seconds, maxRetryAfterSeconds)],
  );
}

// No wait or lease is longer than a day, so a time further ahead was written before the clock was
// set back, and counts as past.
const isDue = "(due_at <= now() or due_at > now() + interval '25 hours')";
const isPaused = "ends_at between now() and now() + interval '25 hours'";

/**
 * Leases the due delivery with the fewest attempts; resolves with undefined if none is due. A
 * delivery waits for earlier ones of the same lead, so that a target is notified of events in their
 * order. An empty error means "being sent".
 */
export async function claim(sql: Sql, target: Target): Promise<Claimed | undefined> {
  const { rows } = await sql.query<Claimed>(
    `with due as (
       select id from cornerbell.deliveries as one
       where target = $1 and due_at is not null and ${isDue}
         and not exists (select from cornerbell.pauses where target = $1 and ${isPaused})
         and not exists (
           select from cornerbell.deliveries as earlier
           where earlier.lead = one.lead and earlier.target = one.target
             and earlier.ordinal < one.ordinal and earlier.due_at is not null
         )
       order by attempts, due_at, ordinal limit 1 for update skip locked
     ),
     claimed as (
       update cornerbell.deliveries set attempts = attempts + 1, error = null,
         attempt = gen_random_uuid(), due_at = now() + make_interval(secs => $2)
       from due where deliveries.id = due.id returning deliveries.*
     )
     select claimed.id, attempt, event, ${iso('happened_at')} as "happenedAt", attempts,
       confirm_token as "confirmToken", unsubscribe_token as "unsubscribeToken",
       jsonb_build_object(
         'id', leads.id, 'kind', kind, 'email', email, 'name', name, 'payload', payload,
         'attribution', attribution, 'reasons', reasons, 'createdAt', ${iso('leads.created_at')}
       ) as lead
     from claimed join cornerbell.leads on leads.id = claimed.lead`,
    [target.name, leaseSeconds(target)],
  );
  return rows[0];
}

/**
 * Records the outcome of an attempt, and resolves with true, unless another attempt has replaced it
 * or the lead was erased. A withdrawal is never given up. While the claim lasts, this waits for a
 * database that does not answer: else a target would get again what it has accepted.
 */
async function settle(
  sql: Sql,
  delivery: Claimed,
  result: Attempt,
  deadline?: AbortSignal,
): Promise<boolean> {
  const { id, attempt, event, attempts } = delivery;
  const isGivenUp =
    !result.ok && event !== 'unsubscribed' && (result.isFinal || attempts >= maxAttempts);
  const [error, retryAfter = 0] = result.ok ? [null] : [result.reason, result.retryAfterSeconds];
  const end = Date.now() + 1000 * marginSeconds;
  for (;;) {
    try {
      const { rows } = await sql.query(
        `update cornerbell.deliveries set
           error = $3, attempt = null, settled_at = case when $4::boolean then now() end,
           due_at = case when not $4::boolean then now() + make_interval(secs => greatest($5::float8,
             -- Doubled each time, minus up to half at random: many retries must not come at once.
             least(${maxWaitSeconds}, ${firstWaitSeconds} * 2 ^ least(attempts - 1, 20)) * (0.5 + random() / 2)
           )) end
         where id = $1 and attempt = $2 returning 1`,
        [id, attempt, error, result.ok || isGivenUp, Math.min(retryAfter, maxRetryAfterSeconds)],
      );
      return rows.length > 0;
    } catch (cause) {
      if (deadline?.aborted || Date.now() > end) throw cause;
      await setTimeout(1000);
    }
  }
}

/** Why a target was not reached; not the error's message, which may quote the target's address. */
function reasonOf(error: unknown): string {
  const { name, cause = error } = Object(error);
  if (name === 'TimeoutError') return 'No answer in time';
  // A network error has its code in its cause. That of an attempt that was ended is only a number.
  const { code } = Object(cause);
  return `Not reached (${typeof code === 'string' ? code : name})`;
}
