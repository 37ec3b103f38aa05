import type { Sql } from '../database.ts';
import type { Delivery } from './target.ts';

/** How long a worker's claim lasts, in seconds; longer than any attempt. */
export const leaseSeconds = 120;

// No wait or lease is longer than a day, so a time further ahead was written before the clock was set
// back, and counts as past.
const longestWait = "interval '25 hours'";

const heldCondition = `(held_until > now() and held_until <= now() + ${longestWait})`;

// After so many failures in a row a target is paused, then tried with one delivery.
const failuresBeforeHold = 5;
const firstHoldSeconds = 5;
const maxHoldSeconds = 300;

const claimStatement = `
  with due as (
    select id from cornerbell.deliveries
    where state = 'pending' and target = $1::text
      and not exists (select from cornerbell.delivery_targets where name = target and ${heldCondition})
      and (next_attempt <= now() or next_attempt > now() + ${longestWait})
      and (lease is null or leased_until <= now() or leased_until > now() + ${longestWait})
    -- Failed deliveries go last, so that leads on which a target hangs hold up no others.
    order by attempts, next_attempt, id
    limit (
      select case when max(failures) >= ${failuresBeforeHold} then 1 else $2::int end
      from cornerbell.delivery_targets where name = $1::text
    )
    for update skip locked
  ),
  claimed as (
    update cornerbell.deliveries set
      lease = gen_random_uuid(), attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${leaseSeconds})
    from due where deliveries.id = due.id
    returning deliveries.*
  )
  select claimed.id, claimed.target, claimed.lease, claimed.attempts, leads.revision,
    leads.link_token as "linkToken",
    claimed.id || '-' || leads.revision as "idempotencyKey",
    floor(extract(epoch from now()))::int as at,
    jsonb_build_object(
      'id', leads.id, 'kind', leads.kind, 'email', leads.email, 'name', leads.name,
      'payload', leads.payload, 'confirmedAt', leads.confirmed_at, 'unsubscribedAt', leads.unsubscribed_at, 'attribution', leads.attribution, 'reasons', leads.reasons,
      'createdAt', to_char(leads.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) as lead
  from claimed join cornerbell.leads on leads.id = claimed.lead
  order by claimed.next_attempt, claimed.id`;

/** A delivery that only this worker may send while its lease lasts. */
export interface ClaimedDelivery extends Delivery {
  readonly lease: string;
  /** The revision of the lead in it; the delivery may already be due for a newer one. */
  readonly revision: number;
}

/**
 * Claims up to `limit` due deliveries to a target: none while the target is paused, one after a pause
 * for repeated failures.
 */
export async function claimDeliveries(
  sql: Sql,
  target: string,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql.query<ClaimedDelivery>(claimStatement, [target, limit]);
  return rows;
}

/** The state of a delivery after an attempt. */
export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'dead'; readonly reason: string }
  | { readonly state: 'pending'; readonly reason: string; readonly waitSeconds: number }
  /** The target accepted nothing at the time, so this does not count as an attempt. */
  | { readonly state: 'postponed'; readonly reason: string };

/** What an attempt says about the target itself. */
export interface TargetHealth {
  readonly isHealthy: boolean;
  /** How long to pause it, in seconds. */
  readonly holdSeconds?: number | undefined;
}

/**
 * Records the outcome of an attempt and the target's health. If the lead has changed meanwhile, the
 * delivery is due again at once as if untried. Has no effect on the delivery if the lease has been lost,
 * because the lead was erased or another worker sends it.
 */
export async function settleDelivery(
  sql: Sql,
  { id, lease, revision, target }: ClaimedDelivery,
  settlement: Settlement,
  { isHealthy, holdSeconds = 0 }: TargetHealth,
): Promise<void> {
  await sql.query(
    `with healthy as (
       update cornerbell.delivery_targets set failures = 0, held_until = null
       where name = $7::text and $8::text = 'healthy' and failures > 0 and ${heldCondition} is not true
     ),
     failing as (
       insert into cornerbell.delivery_targets as known (name, failures, held_until)
       select $7::text, failures, ${heldUntil('failures')}
       from (select case when $9::text::float8 > 0 then ${failuresBeforeHold} else 1 end) as first (failures)
       where $8::text <> 'healthy'
       on conflict (name) do update set
         failures = greatest(known.failures + 1, excluded.failures),
         held_until = ${heldUntil('known.failures + 1')}
       -- Attempts that were under way when the pause began say nothing new.
       where ${heldCondition.replaceAll('held_until', 'known.held_until')} is not true
         or excluded.held_until > known.held_until and $9::text::float8 > 0
     )
     update cornerbell.deliveries set
       (state, attempts, last_error, next_attempt, delivered_at) = (
         select
           case when is_stale or $3::text = 'postponed' then 'pending' else $3::text end,
           case when is_stale then 0 when $3::text = 'postponed' then attempts - 1 else attempts end,
           case when not is_stale then $4::text end,
           now() + make_interval(secs => case when is_stale then 0 else $5::text::float8 end),
           case when $3::text = 'delivered' and not is_stale then now() end
         from (select revision > $6::int as is_stale) as attempt
       ),
       lease = null, leased_until = null
     where id = $1::text::uuid and lease = $2::text::uuid`,
    [
      id,
      lease,
      settlement.state,
      'reason' in settlement ? settlement.reason : null,
      String('waitSeconds' in settlement ? settlement.waitSeconds : 0),
      revision,
      target,
      isHealthy ? 'healthy' : 'failing',
      String(holdSeconds),
    ],
  );
}

/** SQL for the end of a pause: the longer of what the target asked for and what its failures in a row mean. */
function heldUntil(failures: string): string {
  const exponent = `least(10, ${failures} - ${failuresBeforeHold})`;
  return `case when ${failures} >= ${failuresBeforeHold} or $9::text::float8 > 0 then
    now() + make_interval(secs => greatest(
      $9::text::float8,
      least(${maxHoldSeconds}, ${firstHoldSeconds} * 2 ^ (${exponent}))
    ))
  end`;
}
