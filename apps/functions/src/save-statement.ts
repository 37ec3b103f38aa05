import { confirmationTargetName } from './subscription.ts';

// The window uses only the database's clock, in both directions, so that setting the clock back cannot
// lock anybody out for longer than a window.
const runningCondition = 'abs(extract(epoch from now() - known.started_at)) < $3::int';

/**
 * SQL that counts requests by the networks in a column and passes on those within the limit. Refused
 * requests are not counted further, so they cannot use up the limit for everybody.
 */
function counted(column: string, from: string, limit: string): string {
  return `
  ${column}_count as (
    insert into cornerbell.rate_limits as known (address, started_at, requests)
    select ${column}, now(), count(*) from ${from} where ${column} is not null
    group by ${column} order by ${column}
    on conflict (address) do update set
      started_at = case when ${runningCondition} then known.started_at else now() end,
      requests = excluded.requests + case when ${runningCondition} then known.requests else 0 end
    returning address, started_at, requests
  ),
  within_${column} as (
    select * from (
      select asked.*,
        case when counted.requests - count(*) over (partition by counted.address)
          + row_number() over (partition by counted.address order by asked.ordinal) > ${limit}
          then greatest(1, ceil($3::int - abs(extract(epoch from now() - counted.started_at))))
        end as ${column}_wait
      from ${from} as asked left join ${column}_count as counted on counted.address = asked.${column}
    ) as numbered
  ),
  past_${column} as (select * from within_${column} where ${column}_wait is null),`;
}

// A replay gets the same answer and is not counted.
const limitSteps = `
  fresh as (
    select * from given where not exists (
      select from replayed where replayed.ordinal = given.ordinal and is_same
    )
  ),
  ${counted('caller', 'fresh', '$4::int')}
  ${counted('customer', 'past_caller', '$5::int')}
  ${counted('everybody', 'past_customer', '$6::int')}`;

const waitColumn = `
  select coalesce(
    (select caller_wait from within_caller as w where w.ordinal = given.ordinal),
    (select customer_wait from within_customer as w where w.ordinal = given.ordinal),
    (select everybody_wait from within_everybody as w where w.ordinal = given.ordinal)
  )`;

// An automated request must not change a person's data.
const trustedCondition = '(cardinality(excluded.reasons) = 0 or cardinality(known.reasons) > 0)';

// A stranger must not rename a confirmed subscriber.
const changeableCondition = `(${trustedCondition} and known.confirmed_at is null)`;

/** Identifies a row: a subscriber by email, any other lead by its id. */
const handleColumn = "case when kind = 'newsletter' then email else id::text end as handle";

/**
 * The statement that stores requests: leads, deliveries, keys and counts in one transaction. $1 is the
 * requests as JSON, where one without a kind is only counted; $2 the names of the targets per kind; with
 * limits, $3 is the window in seconds and $4 to $6 the limits per caller, per customer and in total.
 */
export function saveStatement({ isLimited }: { readonly isLimited: boolean }): string {
  return `
  with given as materialized (
    select *, gen_random_uuid() as id,
      case when idempotency_key is not null then encode(sha256(convert_to(jsonb_build_object(
        'kind', kind, 'email', email, 'name', name, 'payload', payload
      )::text, 'UTF8')), 'hex') end as fingerprint
    from jsonb_to_recordset($1::text::jsonb) as given (
      ordinal int, kind text, email text, name text, payload jsonb, attribution jsonb,
      idempotency_key uuid, reasons text[], caller text, customer text, everybody text
    )
  ),
  replayed as (
    select given.ordinal, known.fingerprint = given.fingerprint as is_same
    from given join cornerbell.idempotency_keys as known on known.key = given.idempotency_key
  ),
  ${isLimited ? limitSteps : ''}
  accepted as (
    select * from ${isLimited ? 'past_everybody' : 'given'} as past
    where kind is not null
      and not exists (select from replayed where replayed.ordinal = past.ordinal)
  ),
  stored as (
    insert into cornerbell.leads as known (
      id, kind, email, name, payload, attribution, reasons, created_at
    )
    select id, kind, email, name, payload, attribution, reasons, now()
    from accepted order by ordinal
    on conflict (email) where kind = 'newsletter' do update set
      name = case when ${changeableCondition} then excluded.name else known.name end,
      unsubscribed_at = case when not ${trustedCondition} then known.unsubscribed_at end,
      reasons = case when ${changeableCondition} then excluded.reasons else known.reasons end,
      revision = known.revision + case
        when ${changeableCondition} and (
          known.unsubscribed_at is not null
          or (known.name, known.reasons) is distinct from (excluded.name, excluded.reasons)
        )
        then 1 else 0 end
    returning id, kind, revision, reasons, confirmed_at, ${handleColumn}
  ),
  remembered as (
    insert into cornerbell.idempotency_keys (key, fingerprint, lead)
    select asked.idempotency_key, asked.fingerprint, stored.id
    from (select *, ${handleColumn} from accepted) as asked join stored using (handle)
    where asked.idempotency_key is not null
  ),
  queued as (
    insert into cornerbell.deliveries as known (lead, target, revision, next_attempt)
    select stored.id, target, stored.revision, now()
    from stored cross join jsonb_array_elements_text($2::text::jsonb -> stored.kind) as target
    where target <> '${confirmationTargetName}'
      or (stored.confirmed_at is null and cardinality(stored.reasons) = 0)
    on conflict (lead, target) do update set
      state = 'pending', revision = excluded.revision, attempts = 0, next_attempt = now(),
      last_error = null
    where case when known.target = '${confirmationTargetName}'
      -- At most one email a day, however often the address is entered.
      then known.delivered_at < now() - interval '1 day'
      else known.revision < excluded.revision end
  )
  select
    (${isLimited ? waitColumn : 'null'})::int as wait,
    (select is_same from replayed where replayed.ordinal = given.ordinal) as "isReplay"
  from given order by given.ordinal`;
}
