import { hashAddress, networksOf } from './caller-address.ts';
import type { Sql } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Lead, LeadKind } from './lead.ts';
import { saveStatement } from './save-statement.ts';
import { CONFIRMATION } from './subscription.ts';

/**
 * How storing a lead ended: `stored`, now or before; `limited`, too many from this address, which
 * may try again in `retryAfterSeconds`; `reused`, the idempotency key belongs to another lead.
 */
export type SaveOutcome = { readonly outcome: 'stored' } | Limited | { readonly outcome: 'reused' };

/** Whether one more request of an address is within its limit. */
export type CountOutcome = { readonly outcome: 'counted' } | Limited;

interface Limited {
  readonly outcome: 'limited';
  readonly retryAfterSeconds: number;
}

/** Where the function puts leads. */
export interface LeadStore {
  /**
   * Resolves once the lead, and what it owes to each target, cannot be lost any more, or with the
   * reason why it was not taken; rejects if nothing is known to be stored. `address` is the IP address
   * that the request came from: without one only the limit of all together holds.
   */
  readonly save: (lead: Lead, address?: string) => Promise<SaveOutcome>;
  /** Counts a request of an address that holds no lead. */
  readonly count: (address?: string) => Promise<CountOutcome>;
}

/** How many requests are taken. */
export interface RateLimit {
  /** Of one caller: an IPv4 address, or 64 bits of an IPv6 one. */
  readonly requests: number;
  readonly windowSeconds: number;
}

/** How leads are stored. */
export interface LeadStoreOptions {
  /** Names of the systems that each lead is delivered to. */
  readonly targets?: readonly string[];
  /**
   * Whether a subscriber is asked to confirm before the targets are told.
   * @default false
   */
  readonly confirms?: boolean;
  /** Without one there is no limit. */
  readonly rateLimit?: RateLimit | undefined;
}

/** Twenty requests in ten minutes: a gym's office behind one address, but no flood. */
export const DEFAULT_RATE_LIMIT: RateLimit = { requests: 20, windowSeconds: 600 };

// How many callers of one customer (48 bits of IPv6), and how many anywhere, may use up their limits at
// the same time.
const CALLERS_OF_A_CUSTOMER = 10;
const CALLERS_ALTOGETHER = 500;

/** A request: without a lead it is only counted. */
interface Submission {
  readonly lead: Lead | undefined;
  readonly networks: Readonly<Record<'caller' | 'customer' | 'everybody', string | null>> | null;
}

interface Row {
  readonly wait: number | null;
  readonly isReplay: boolean | null;
}

/**
 * Stores leads in the table `leads`, and what each owes to the targets in `deliveries`. A
 * subscriber who signs up again stays one row with its first time, and takes the name given last.
 * What was stored with an idempotency key is answered alike when it comes again, and changes nothing.
 * Requests that come while one is being committed are committed together.
 */
export function createLeadStore(
  sql: Sql,
  { targets = [], confirms = false, rateLimit }: LeadStoreOptions = {},
): LeadStore {
  const targetsOf = JSON.stringify({
    newsletter: confirms ? [CONFIRMATION] : targets,
    demo: targets,
    application: targets,
  } satisfies Record<LeadKind, readonly string[]>);
  const secretOf = lazily(() => readSecret(sql));
  const statement = saveStatement({ isLimited: rateLimit !== undefined });
  const limits =
    rateLimit === undefined
      ? []
      : [
          rateLimit.windowSeconds,
          rateLimit.requests,
          rateLimit.requests * CALLERS_OF_A_CUSTOMER,
          rateLimit.requests * CALLERS_ALTOGETHER,
        ];

  async function commit(
    submissions: readonly Submission[],
  ): Promise<(SaveOutcome | CountOutcome)[]> {
    const records = submissions.map(({ lead, networks }, place) => {
      const { idempotencyKey, ...fields } = lead ?? {};
      return { ...fields, ...networks, place, idempotency_key: idempotencyKey };
    });
    // The casts make every parameter a text, which all Postgres drivers send alike.
    const parameters = [JSON.stringify(records), targetsOf, ...limits];
    const { rows } = await again(() => sql.query<Row>(statement, parameters));
    return rows.map(({ wait, isReplay }, place) => {
      if (wait !== null) return { outcome: 'limited', retryAfterSeconds: wait };
      if (submissions[place]?.lead === undefined) return { outcome: 'counted' };
      return { outcome: isReplay === false ? 'reused' : 'stored' };
    });
  }

  const submit = groupCommit({
    commit,
    claims: ({ lead }) => [
      ...(lead?.kind === 'newsletter' ? [lead.email] : []),
      ...(lead?.idempotencyKey === undefined ? [] : [lead.idempotencyKey]),
    ],
    isFaultOfItem: (error) => /^(22|23)/.test(sqlState(error)),
    size: 200,
  });

  async function networksFor(address: string | undefined): Promise<Submission['networks']> {
    if (rateLimit === undefined) return null;
    const everybody = 'everybody';
    if (address === undefined) return { caller: null, customer: null, everybody };
    const secret = await secretOf();
    const { caller, customer } = networksOf(address);
    return {
      caller: await hashAddress(secret, caller),
      customer: customer === undefined ? null : await hashAddress(secret, customer),
      everybody,
    };
  }

  return {
    save: async (lead, address) => {
      const saved = await submit({ lead, networks: await networksFor(address) });
      return saved.outcome === 'counted' ? { outcome: 'stored' } : saved;
    },
    count: async (address) => {
      if (rateLimit === undefined) return { outcome: 'counted' };
      const counted = await submit({ lead: undefined, networks: await networksFor(address) });
      return counted.outcome === 'limited' ? counted : { outcome: 'counted' };
    },
  };
}

/** How long an idempotency key is known: longer than any form is kept in a browser to be sent again. */
const KEY_DAYS = 30;

/** Removes what is known of addresses that have not sent anything for a day, and keys that have expired. */
export async function forgetRequests(sql: Sql): Promise<void> {
  await sql.query(
    `with keys as (
       delete from cornerbell.idempotency_keys
       where created_at < now() - make_interval(days => ${KEY_DAYS})
     )
     delete from cornerbell.rate_limits
     where started_at < now() - interval '1 day' or started_at > now() + interval '1 day'`,
  );
}

async function readSecret(sql: Sql): Promise<string> {
  const read = async () =>
    (
      await sql.query<{ value: string }>(
        "select value from cornerbell.function_secrets where name = 'address'",
      )
    ).rows[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  // Lost, as by a restored backup: what was counted under it is forgotten, and nobody is refused for it.
  await sql.query(
    `insert into cornerbell.function_secrets (name, value)
     values ('address', gen_random_uuid()::text || gen_random_uuid()::text)
     on conflict (name) do nothing`,
  );
  const made = await read();
  if (made === undefined) throw new Error('The secret for addresses cannot be made.');
  return made;
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
