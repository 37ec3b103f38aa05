import type { Sql } from '../database.ts';
import type { Delivery } from './target.ts';

/** How long a worker has what it has taken; no attempt takes as long. */
export const LEASE_SECONDS = 120;

// No wait and no lease is longer than a day: a time that lies further ahead was written before the
// clock was set back, and counts as past.
const AHEAD = "interval '25 hours'";

const CLAIM = `
  with due as (
    select id from deliveries
    where state = 'pending' and target in (select jsonb_array_elements_text($1::text::jsonb))
      and (next_attempt <= now() or next_attempt > now() + ${AHEAD})
      and (lease is null or leased_until <= now() or leased_until > now() + ${AHEAD})
    order by next_attempt, id
    limit $2::int
    for update skip locked
  ),
  claimed as (
    update deliveries set
      lease = gen_random_uuid(), attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from due where deliveries.id = due.id
    returning deliveries.*
  )
  select claimed.id, claimed.target, claimed.lease, claimed.attempts, leads.revision,
    claimed.id || '-' || leads.revision as "idempotencyKey",
    floor(extract(epoch from now()))::int as at,
    jsonb_build_object(
      'id', leads.id, 'kind', leads.kind, 'email', leads.email, 'name', leads.name,
      'payload', leads.payload, 'attribution', leads.attribution, 'reasons', leads.reasons,
      'createdAt', to_char(leads.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) as lead
  from claimed join leads on leads.id = claimed.lead
  order by claimed.next_attempt, claimed.id`;

/** A delivery that is this worker's alone while its lease runs. */
export type ClaimedDelivery = Delivery & {
  readonly lease: string;
  /** The revision of the lead that it carries; that of the delivery may be newer already. */
  readonly revision: number;
};

/** Takes up to `limit` deliveries to these targets that are due. */
export async function claimDeliveries(
  sql: Sql,
  targets: readonly string[],
  limit: number,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql.query<ClaimedDelivery>(CLAIM, [JSON.stringify(targets), limit]);
  return rows;
}

/** What becomes of a delivery after an attempt. */
export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'dead'; readonly reason: string }
  | { readonly state: 'pending'; readonly reason: string; readonly waitSeconds: number };

/**
 * Notes how an attempt ended. If the lead has changed meanwhile, the delivery is due again at once,
 * as if it had not been tried. Without effect if the lease is no longer ours: the lead was erased,
 * or somebody else sends it.
 */
export async function settleDelivery(
  sql: Sql,
  { id, lease, revision }: ClaimedDelivery,
  settlement: Settlement,
): Promise<void> {
  await sql.query(
    `update deliveries set
       (state, attempts, last_error, next_attempt, delivered_at) = (
         select
           case when is_stale then 'pending' else $3::text end,
           case when is_stale then 0 else attempts end,
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
    ],
  );
}
