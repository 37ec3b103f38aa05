import { hashAddress, networksOf } from './caller-address.ts';
import type { Sql } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Lead, LeadKind } from './lead.ts';
import { saveStatement } from './save-statement.ts';
import { confirmationTargetName } from './subscription.ts';

/**
 * The outcome of a request: `accepted`, its lead is stored now or was before; `limited`, too many requests
 * from this address, which may try again in `retryAfterSeconds`; `reused`, the idempotency key belongs to
 * another lead.
 */
export type SaveOutcome =
  | { readonly outcome: 'accepted' | 'reused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** Stores leads. */
export interface LeadStore {
  /**
   * Resolves once the lead and its deliveries are safe on disk, or with the reason why it was refused;
   * rejects if nothing is known to be stored. `address` is the sender's IP address: without one, only
   * the limit for all requests together applies.
   */
  readonly save: (lead: Lead, address?: string) => Promise<SaveOutcome>;
  /** Counts a request without a lead. */
  readonly count: (address?: string) => Promise<SaveOutcome>;
}

/** How many requests are accepted. */
export interface RateLimit {
  /** Per caller: an IPv4 address, or 64 bits of an IPv6 address. */
  readonly requests: number;
  readonly windowSeconds: number;
}

/** Settings of `createLeadStore`. */
export interface LeadStoreOptions {
  /** Names of the systems that each lead is delivered to. */
  readonly targets?: readonly string[];
  /**
   * Whether subscribers are asked to confirm before they are delivered.
   * @default false
   */
  readonly confirms?: boolean;
  /** Left out, there is no limit. */
  readonly rateLimit?: RateLimit | undefined;
}

/** Twenty requests in ten minutes: enough for an office behind one address, but not for a flood. */
export const defaultRateLimit: RateLimit = { requests: 20, windowSeconds: 600 };

// How many callers of one customer (48 bits of IPv6), and in total, may use up their limits at once.
const callersPerCustomer = 10;
const callersInTotal = 500;

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
 * Stores leads in the table `leads`, and one row per target in `deliveries`. A subscriber who signs up
 * again stays one row with the first time and the latest name. A repeated request with the same
 * idempotency key gets the same answer and changes nothing. Requests that arrive during a commit are
 * committed together.
 */
export function createLeadStore(
  sql: Sql,
  { targets = [], confirms = false, rateLimit }: LeadStoreOptions = {},
): LeadStore {
  const targetsOf = JSON.stringify({
    newsletter: confirms ? [confirmationTargetName] : targets,
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
          rateLimit.requests * callersPerCustomer,
          rateLimit.requests * callersInTotal,
        ];

  async function commit(submissions: readonly Submission[]): Promise<SaveOutcome[]> {
    const records = submissions.map(({ lead, networks }, ordinal) => {
      const { idempotencyKey, ...fields } = lead ?? {};
      return { ...fields, ...networks, ordinal, idempotency_key: idempotencyKey };
    });
    // The statement casts every parameter from text, which all Postgres drivers send alike.
    const parameters = [JSON.stringify(records), targetsOf, ...limits];
    const { rows } = await again(() => sql.query<Row>(statement, parameters));
    return rows.map(({ wait, isReplay }) =>
      wait === null
        ? { outcome: isReplay === false ? 'reused' : 'accepted' }
        : { outcome: 'limited', retryAfterSeconds: wait },
    );
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
    save: async (lead, address) => submit({ lead, networks: await networksFor(address) }),
    count: async (address) =>
      rateLimit === undefined
        ? { outcome: 'accepted' }
        : submit({ lead: undefined, networks: await networksFor(address) }),
  };
}

/** How many days an idempotency key is stored: longer than a browser keeps an unsent form. */
const keyDays = 30;

/** Deletes rate-limit rows older than a day, and expired idempotency keys. */
export async function forgetRequests(sql: Sql): Promise<void> {
  await sql.query(
    `with keys as (
       delete from cornerbell.idempotency_keys
       where created_at < now() - make_interval(days => ${keyDays})
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
  // Lost, for example after restoring a backup: a new one only resets the rate limits.
  await sql.query(
    `insert into cornerbell.function_secrets (name, value)
     values ('address', gen_random_uuid()::text || gen_random_uuid()::text)
     on conflict (name) do nothing`,
  );
  const made = await read();
  if (made === undefined) throw new Error('The secret for addresses could not be created.');
  return made;
}

// Another process may store the same key or subscriber at the same moment; a second attempt sees its row.
async function again<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1 || !['23505', '40001', '40P01'].includes(sqlState(error))) throw error;
    return again(work, attempts - 1);
  }
}

/** Postgres's five-character error code, empty for other errors. */
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
