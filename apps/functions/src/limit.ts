import ipaddr from 'ipaddr.js';
import type { Sql } from './database.ts';

/** How many requests a caller may send by default: enough for an office, but not for a flood. */
export const defaultRateLimit = 20;

const windowSeconds = 600;

/** How many callers of a network, and of all, may use up their limits at once. */
const callersInNetwork = 10;
const callersInTotal = 500;

// By the database's clock in both directions, so that setting it back locks nobody out.
const isRunning = `abs(extract(epoch from now() - known.started_at)) < ${windowSeconds}`;

/**
 * Limits of requests in ten minutes, counted in the database for all processes together. Each
 * function counts a request, and resolves with the seconds to wait if there were too many.
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

  return {
    /** Counts a request for the caller and, if that is not over its limit, for its network. */
    ofCallers: async ([caller, network]: readonly string[]): Promise<number | undefined> =>
      (caller === undefined ? undefined : await count(caller, requests)) ??
      (network === undefined ? undefined : count(network, requests * callersInNetwork)),
    /** Counts a valid request for everybody together. */
    ofEverybody: () => count('everybody', requests * callersInTotal),
  };
}

/**
 * The sender of a request as it is counted: an IPv4 address, or the first 64 bits of an IPv6
 * address, which one visitor has, and the first 48, which one customer may have. It is the last
 * address in `header`, which our proxy writes, else that of the connection; a caller can forge
 * anything else. Empty if neither is an IP address.
 *
 * @example
 * const headers = new Headers({ 'x-forwarded-for': '192.0.2.1, 203.0.113.9:4711' });
 * callersOf(headers, '10.0.0.1', 'x-forwarded-for'); // => ['203.0.113.9']
 */
export function callersOf(
  headers: Headers,
  connection: string | undefined,
  header: string | undefined,
): string[] {
  const forwarded = header === undefined ? '' : headers.get(header)?.split(',').at(-1);
  const address = addressIn(forwarded) ?? addressIn(connection);
  if (address === undefined) return [];
  if (address.kind() === 'ipv4') return [address.toString()];
  return [64, 48].map((bits) => {
    const range = `${address.toString()}/${bits}`;
    return `${ipaddr.IPv6.networkAddressFromCIDR(range).toString()}/${bits}`;
  });
}

function addressIn(text = '') {
  // Proxies may add the port.
  const [, inBrackets, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const plain = inBrackets ?? ipv4 ?? text.trim();
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}
