import { hashAddress } from './caller-address.ts';
import type { Sql } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Lead } from './lead.ts';

/**
 * How storing a lead ended: `stored`, now or before; `limited`, too many from this address, which
 * may try again in `retryAfterSeconds`; `reused`, the idempotency key belongs to another lead.
 */
export type SaveOutcome =
  | { readonly outcome: 'stored' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'reused' };

/** Where the function puts leads. */
export interface LeadStore {
  /**
   * Resolves once the lead, and what it owes to each target, cannot be lost any more, or with the
   * reason why it was not taken; rejects if nothing is known to be stored. `address` is where the
   * request came from: without one there is no limit.
   */
  readonly save: (lead: Lead, address?: string) => Promise<SaveOutcome>;
}

/** How many requests of one address are taken. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** How leads are stored. */
export interface LeadStoreOptions {
  /** Names of the systems that each lead is delivered to. */
  readonly targets?: readonly string[];
  /** Without one there is no limit. */
  readonly rateLimit?: RateLimit | undefined;
}

/** Twenty requests in ten minutes: a gym's office behind one address, but no flood. */
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 20, windowSeconds: 600 };

// The window is measured by the database's clock alone, and distances count in both directions: a
// clock that is set back cannot lock anybody out for longer than a window.
const RUNNING = 'abs(extract(epoch from now() - known.started_at)) < $2::int';

// One statement, so one transaction: leads, deliveries and counters are committed together.
const SAVE = `
  with given as (
    select * from jsonb_to_recordset($1::text::jsonb) as given (
      place int, kind text, email text, name text, payload jsonb, attribution jsonb,
      idempotency_key uuid, reasons text[], address text
    )
  ),
  counted as (
    insert into rate_limits as known (address, started_at, requests)
    select address, now(), count(*) from given where address is not null
    group by address order by address
    on conflict (address) do update set
      started_at = case when ${RUNNING} then known.started_at else now() end,
      requests = excluded.requests + case when ${RUNNING} then known.requests else 0 end
    returning address, started_at, requests
  ),
  allowed as (
    select * from (
      select given.*, counted.requests - count(*) over (partition by given.address)
        + row_number() over (partition by given.address order by given.place) as request
      from given left join counted on counted.address = given.address
    ) as numbered
    where address is null or request <= $3::int
  ),
  repeated as (
    select allowed.place, leads.kind = allowed.kind and leads.email = allowed.email
      and (leads.kind = 'newsletter'
        or (leads.name = allowed.name and leads.payload = allowed.payload)) as is_same
    from allowed join leads on leads.idempotency_key = allowed.idempotency_key
  ),
  stored as (
    insert into leads as known (
      kind, email, name, payload, attribution, idempotency_key, reasons, created_at
    )
    select kind, email, name, payload, attribution, idempotency_key, reasons, now()
    from allowed
    where not exists (
      select from repeated
      where repeated.place = allowed.place and not (is_same and kind = 'newsletter')
    )
    order by place
    on conflict (email) where kind = 'newsletter' do update set
      name = case when ${trusted()} then excluded.name else known.name end,
      reasons = case when ${trusted()} then excluded.reasons else known.reasons end,
      revision = known.revision + case
        when ${trusted()}
          and (known.name, known.reasons) is distinct from (excluded.name, excluded.reasons)
        then 1 else 0 end
    returning id, revision
  ),
  queued as (
    insert into deliveries as known (lead, target, revision, next_attempt)
    select stored.id, target, stored.revision, now()
    from stored cross join jsonb_array_elements_text($4::text::jsonb) as target
    on conflict (lead, target) do update set
      state = 'pending', revision = excluded.revision, attempts = 0, next_attempt = now(),
      last_error = null
    where known.revision < excluded.revision
  )
  select
    case
      when allowed.place is null then 'limited'
      when not coalesce(repeated.is_same, true) then 'reused'
      else 'stored'
    end as outcome,
    greatest(1, ceil($2::int - abs(extract(epoch from now() - counted.started_at))))::int
      as "retryAfterSeconds"
  from given
  left join allowed on allowed.place = given.place
  left join repeated on repeated.place = given.place
  left join counted on counted.address = given.address
  order by given.place`;

// What looks like a machine's may not change what a person has given.
function trusted(): string {
  return '(cardinality(excluded.reasons) = 0 or cardinality(known.reasons) > 0)';
}

interface Submission {
  readonly lead: Lead;
  readonly address: string | undefined;
}
interface Row {
  readonly outcome: SaveOutcome['outcome'];
  readonly retryAfterSeconds: number | null;
}

/**
 * Stores leads in the table `leads`, and what each owes to the targets in `deliveries`. A
 * subscriber who signs up again stays one row with its first time, and takes the name given last.
 * Requests that come while one is being committed are committed together.
 */
export function createLeadStore(
  sql: Sql,
  { targets = [], rateLimit }: LeadStoreOptions = {},
): LeadStore {
  const secretOf = lazily(() => readSecret(sql));

  async function commit(submissions: readonly Submission[]): Promise<SaveOutcome[]> {
    const records = submissions.map(({ lead, address }, place) => {
      const { idempotencyKey, ...fields } = lead;
      return { ...fields, place, idempotency_key: idempotencyKey, address };
    });
    // The casts make every parameter a text, which all Postgres drivers send alike.
    const parameters = [
      JSON.stringify(records),
      rateLimit?.windowSeconds ?? 0,
      rateLimit?.requests ?? 0,
      JSON.stringify(targets),
    ];
    const { rows } = await again(() => sql.query<Row>(SAVE, parameters));
    return rows.map(({ outcome, retryAfterSeconds }) =>
      outcome === 'limited' ? { outcome, retryAfterSeconds: retryAfterSeconds ?? 1 } : { outcome },
    );
  }

  const save = groupCommit({
    commit,
    claims: ({ lead: { kind, email, idempotencyKey } }) => [
      ...(kind === 'newsletter' ? [email] : []),
      ...(idempotencyKey === undefined ? [] : [idempotencyKey]),
    ],
    isFaultOfItem: (error) => /^(22|23)/.test(sqlState(error)),
    size: 200,
  });
  return {
    save: async (lead, address) => {
      if (address === undefined || rateLimit === undefined)
        return save({ lead, address: undefined });
      return save({ lead, address: await hashAddress(await secretOf(), address) });
    },
  };
}

/** Removes what is known of addresses that have not sent anything for a day. */
export async function forgetAddresses(sql: Sql): Promise<void> {
  await sql.query(
    `delete from rate_limits
     where started_at < now() - interval '1 day' or started_at > now() + interval '1 day'`,
  );
}

async function readSecret(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ value: string }>(
    "select value from function_secrets where name = 'address'",
  );
  if (rows[0] === undefined) throw new Error('The secret for addresses is missing.');
  return rows[0].value;
}

// Another process that stores the same key or subscriber at the same moment: what it has stored
// is seen by the second attempt.
async function again<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1 || !['23505', '40001', '40P01'].includes(sqlState(error))) throw error;
    return again(work, attempts - 1);
  }
}

/** The five characters by which Postgres names a fault; empty if it named none. */
function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

function lazily<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
