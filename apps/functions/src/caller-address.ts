import ipaddr from 'ipaddr.js';

/**
 * What a deployment trusts about a request's sender: one header that its proxy always overwrites, or
 * how many of our proxies have appended to `X-Forwarded-For`. A caller can forge anything else.
 */
export type TrustedProxy =
  | { readonly header: string }
  /** With 0 there is no proxy, and the address of the connection counts. */
  | { readonly hops: number };

/**
 * The IP address of a request's sender: from the trusted proxy, else from the connection; undefined if
 * neither is a valid address.
 *
 * @example
 * const headers = new Headers({ 'x-forwarded-for': '192.0.2.1, 203.0.113.9:4711' });
 * callerAddress(headers, '10.0.0.1', { hops: 1 }); // => '203.0.113.9'
 */
export function callerAddress(
  headers: Headers,
  connection: string | undefined,
  proxy: TrustedProxy,
): string | undefined {
  const forwarded =
    'header' in proxy
      ? headers.get(proxy.header)
      : proxy.hops > 0
        ? headers.get('x-forwarded-for')?.split(',').at(-proxy.hops)
        : undefined;
  return parseAddress(forwarded) ?? parseAddress(connection);
}

/**
 * An IP address in its normal form, without port or zone; undefined if the text is not an IP address.
 *
 * @example
 * parseAddress('[2001:DB8:0::1]:443'); // => '2001:db8::1'
 * parseAddress('::ffff:203.0.113.9'); // => '203.0.113.9'
 * parseAddress('127.1'); // => undefined
 */
export function parseAddress(text: string | null | undefined): string | undefined {
  // Most requests have no such header, and ipaddr.js is slow on invalid text because it throws.
  if (!text) return undefined;
  const [, inBrackets, withPort] =
    /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? [];
  const plain = (inBrackets ?? withPort ?? text).trim().replace(/%.*$/, '');
  const isAddress = plain.includes(':')
    ? ipaddr.IPv6.isValid(plain)
    : ipaddr.IPv4.isValidFourPartDecimal(plain);
  return isAddress ? ipaddr.process(plain).toString() : undefined;
}

/** The networks that an address is rate-limited with. */
export interface Networks {
  /** One visitor: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly caller: string;
  /** What a provider may assign to one customer: the first 48 bits of an IPv6 address; undefined for IPv4. */
  readonly customer: string | undefined;
}

/**
 * The networks of an address from `parseAddress`.
 *
 * @example
 * networksOf('2001:db8::1'); // => { caller: '2001:db8::/64', customer: '2001:db8::/48' }
 * networksOf('203.0.113.9'); // => { caller: '203.0.113.9', customer: undefined }
 */
export function networksOf(address: string): Networks {
  if (!address.includes(':')) return { caller: address, customer: undefined };
  const network = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
  return { caller: network(64), customer: network(48) };
}

/** The keyed hash under which an address is stored; it cannot be reversed without the secret. */
export async function hashAddress(secret: string, address: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const hash = await crypto.subtle.sign('HMAC', key, bytes(address));
  return [...new Uint8Array(hash).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function bytes(text: string) {
  return new TextEncoder().encode(text);
}
