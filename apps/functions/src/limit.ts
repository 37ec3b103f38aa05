import ipaddr from 'ipaddr.js';
import type { Sql } from './database.ts';

/** How many requests a caller may send by default: enough for an office, but not for a flood. */
export const defaultRateLimit = 20;

const windowSeconds = 600;

/** How many callers may use up their limits at once. */
const callersInTotal = 500;

// By the database's clock in both directions, so that setting it back locks nobody out.
const isRunning = `abs(extract(epoch from now() - known.started_at)) < ${windowSeconds}`;

/**
 * A limit of requests per caller in ten minutes, counted in the database for all processes together. The
 * function counts a request, and resolves with the seconds to wait if there were too many. Without a caller,
 * only the limit for everybody applies, in which requests over the limit of a caller are not counted.
 */
export function createLimit(sql: Sql, requests: number) {
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

  return async (caller: string | undefined) =>
    (caller === undefined ? undefined : await count(caller, requests)) ??
    count('everybody', requests * callersInTotal);
}

/**
 * The sender of a request as it is counted: an IPv4 address, or the first 64 bits of an IPv6 address, which
 * one visitor has. It is the last address in `header`, to which our proxy appends or which it overwrites, else
 * that of the connection; a caller can forge anything else. Undefined if neither is an IP address.
 *
 * @example
 * const headers = new Headers({ 'x-forwarded-for': '192.0.2.1, 203.0.113.9:4711' });
 * callerOf(headers, '10.0.0.1', 'x-forwarded-for'); // => '203.0.113.9'
 */
export function callerOf(
  headers: Headers,
  connection: string | undefined,
  header: string | undefined,
): string | undefined {
  const forwarded = header === undefined ? '' : headers.get(header)?.split(',').at(-1);
  return networkOf(forwarded) ?? networkOf(connection);
}

function networkOf(text = ''): string | undefined {
  // Proxies may add the port.
  const [, inBrackets, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const plain = inBrackets ?? ipv4 ?? text.trim();
  if (!ipaddr.isValid(plain)) return undefined;
  const address = ipaddr.process(plain);
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
