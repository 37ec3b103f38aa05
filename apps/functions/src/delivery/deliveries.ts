import type { Sql } from '../database.ts';
import type { Delivery } from './target.ts';

/** How long a worker has what it has taken; no attempt takes as long. */
export const LEASE_SECONDS = 120;

// No wait and no lease is longer than a day: a time that lies further ahead was written before the
// clock was set back, and counts as past.
const AHEAD = "interval '25 hours'";

const IS_HELD = `(held_until > now() and held_until <= now() + ${AHEAD})`;

// After so many failures in a row a system is left alone for a while, and then asked with one delivery.
const FAILURES_TO_HOLD = 5;
const FIRST_HOLD_SECONDS = 5;
const LONGEST_HOLD_SECONDS = 300;

const CLAIM = `
  with due as (
    select id from cornerbell.deliveries
    where state = 'pending' and target = $1::text
      and not exists (select from cornerbell.delivery_targets where name = target and ${IS_HELD})
      and (next_attempt <= now() or next_attempt > now() + ${AHEAD})
      and (lease is null or leased_until <= now() or leased_until > now() + ${AHEAD})
    -- What has failed waits behind what has not: leads that a system hangs on hold up no others.
    order by attempts, next_attempt, id
    limit (
      select case when max(failures) >= ${FAILURES_TO_HOLD} then 1 else $2::int end
      from cornerbell.delivery_targets where name = $1::text
    )
    for update skip locked
  ),
  claimed as (
    update cornerbell.deliveries set
      lease = gen_random_uuid(), attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
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

/** A delivery that is this worker's alone while its lease runs. */
export type ClaimedDelivery = Delivery & {
  readonly lease: string;
  /** The revision of the lead that it carries; that of the delivery may be newer already. */
  readonly revision: number;
};

/**
 * Takes up to `limit` deliveries to a target that are due: none while it is held, and one where it has
 * failed again and again until now.
 */
export async function claimDeliveries(
  sql: Sql,
  target: string,
  limit: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql.query<ClaimedDelivery>(CLAIM, [target, limit]);
  return rows;
}

/** What becomes of a delivery after an attempt. */
export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'dead'; readonly reason: string }
  | { readonly state: 'pending'; readonly reason: string; readonly waitSeconds: number }
  /** The target could take nothing at the time, whatever it was: this was no attempt. */
  | { readonly state: 'postponed'; readonly reason: string };

/** What an attempt says of the target itself. */
export interface TargetHealth {
  readonly isWell: boolean;
  /** How long it wants to be left alone, in seconds. */
  readonly holdSeconds?: number | undefined;
}

/**
 * Notes how an attempt ended, and with that how the target is doing. If the lead has changed meanwhile,
 * the delivery is due again at once, as if it had not been tried. Without effect on the delivery if the
 * lease is no longer ours: the lead was erased, or somebody else sends it.
 */
export async function settleDelivery(
  sql: Sql,
  { id, lease, revision, target }: ClaimedDelivery,
  settlement: Settlement,
  { isWell, holdSeconds = 0 }: TargetHealth,
): Promise<void> {
  await sql.query(
    `with well as (
       update cornerbell.delivery_targets set failures = 0, held_until = null
       where name = $7::text and $8::text = 'well' and failures > 0 and ${IS_HELD} is not true
     ),
     ailing as (
       insert into cornerbell.delivery_targets as known (name, failures, held_until)
       select $7::text, failures, ${heldUntil('failures')}
       from (select case when $9::text::float8 > 0 then ${FAILURES_TO_HOLD} else 1 end) as first (failures)
       where $8::text <> 'well'
       on conflict (name) do update set
         failures = greatest(known.failures + 1, excluded.failures),
         held_until = ${heldUntil('known.failures + 1')}
       -- What was under way when the target began to be held says nothing new.
       where ${IS_HELD.replaceAll('held_until', 'known.held_until')} is not true
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
      isWell ? 'well' : 'ailing',
      String(holdSeconds),
    ],
  );
}

/** The end of the longer of what a target asked for and what it gets by its failures in a row. */
function heldUntil(failures: string): string {
  const exponent = `least(10, ${failures} - ${FAILURES_TO_HOLD})`;
  return `case when ${failures} >= ${FAILURES_TO_HOLD} or $9::text::float8 > 0 then
    now() + make_interval(secs => greatest(
      $9::text::float8,
      least(${LONGEST_HOLD_SECONDS}, ${FIRST_HOLD_SECONDS} * 2 ^ (${exponent}))
    ))
  end`;
}
