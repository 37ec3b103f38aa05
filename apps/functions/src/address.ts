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
  const trimmed = text?.trim() ?? '';
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(trimmed) ?? [];
  const [plain = ''] = (inBrackets ?? withPort ?? trimmed).split('%');
  const isAddress = plain.includes(':')
    ? ipaddr.IPv6.isValid(plain)
    : ipaddr.IPv4.isValidFourPartDecimal(plain);
  return isAddress ? ipaddr.process(plain).toString() : undefined;
}

/**
 * The network that an address from `parseAddress` is counted with: an IPv4 address by itself, the first 64
 * bits of an IPv6 address, which one visitor has.
 *
 * @example
 * networkOf('2001:db8::1'); // => '2001:db8::/64'
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
