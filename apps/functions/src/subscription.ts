import type { Sql } from './database.ts';

/** The name of the target that asks subscribers to confirm. */
export const confirmationTargetName = 'confirmation';

const whereSubscriber = "kind = 'newsletter' and link_token = $1::text::uuid";

/**
 * Confirms the sign-up of a link's token and queues its delivery to these targets once; resolves with
 * whether the token is known.
 */
export async function confirmSubscriber(
  sql: Sql,
  token: string,
  targets: readonly string[],
): Promise<boolean> {
  const { rows } = await sql.query(
    `with confirmed as (
       update cornerbell.leads set
         confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null,
         revision = revision + case when unsubscribed_at is null then 0 else 1 end
       where ${whereSubscriber} returning id, revision
     ),
     queued as (
       insert into cornerbell.deliveries as known (lead, target, revision, next_attempt)
       select id, target, revision, now()
       from confirmed cross join jsonb_array_elements_text($2::text::jsonb) as target
       on conflict (lead, target) do update set
         state = 'pending', revision = excluded.revision, attempts = 0, next_attempt = now(),
         last_error = null
       where known.revision < excluded.revision
     )
     select id from confirmed`,
    [token, JSON.stringify(targets)],
  );
  return rows.length > 0;
}

/**
 * Unsubscribes the subscriber of a link's token and queues that for every target that has the subscriber;
 * resolves with whether the token is known.
 */
export async function unsubscribe(sql: Sql, token: string): Promise<boolean> {
  const { rows } = await sql.query(
    `with gone as (
       update cornerbell.leads set
         confirmed_at = null, unsubscribed_at = coalesce(unsubscribed_at, now()),
         revision = revision + case when unsubscribed_at is null then 1 else 0 end
       where ${whereSubscriber} returning id, revision
     ),
     unasked as (
       delete from cornerbell.deliveries using gone
       where lead = gone.id and target = '${confirmationTargetName}' and state = 'pending'
     ),
     queued as (
       update cornerbell.deliveries set
         state = 'pending', revision = gone.revision, attempts = 0, next_attempt = now(),
         last_error = null
       from gone
       where lead = gone.id and target <> '${confirmationTargetName}' and deliveries.revision < gone.revision
     )
     select id from gone`,
    [token],
  );
  return rows.length > 0;
}
