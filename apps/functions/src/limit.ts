import { networkOf } from './address.ts';
import type { Sql } from './database.ts';

/**
 * Counts a request from an IP address; resolves with the seconds to wait if there were too many. Without an
 * address, only the limit for all requests together applies. Rejects if the database fails.
 */
export type Limit = (address: string | undefined) => Promise<number | undefined>;

/** How many requests an address may send by default: enough for an office, but not for a flood. */
export const defaultRateLimit = 20;

const windowSeconds = 600;

/** How many callers may use up their limits at once. */
const callersInTotal = 500;

// By the database's clock in both directions, so that setting it back locks nobody out.
const isRunning = `abs(extract(epoch from now() - known.started_at)) < ${windowSeconds}`;

/**
 * A limit of requests per address in ten minutes, counted in the database for all processes together.
 * Requests over the limit of an address are not counted in the limit for everybody.
 */
export function createLimit(sql: Sql, requests: number): Limit {
  async function count(caller: string, most: number): Promise<number | undefined> {
    const { rows } = await sql.query<{ wait: number | null }>(
      `insert into cornerbell.request_counts as known (caller) values ($1)
       on conflict (caller) do update set
         requests = case when ${isRunning} then known.requests + 1 else 1 end,
         started_at = case when ${isRunning} then known.started_at else now() end
       returning case when requests > $2::int then
         greatest(1, ceil(${windowSeconds} - abs(extract(epoch from now() - started_at))))::int
       end as wait`,
      [caller, most],
    );
    return rows[0]?.wait ?? undefined;
  }

  return async (address) => {
    const wait = address === undefined ? undefined : await count(networkOf(address), requests);
    return wait ?? count('everybody', requests * callersInTotal);
  };
}
