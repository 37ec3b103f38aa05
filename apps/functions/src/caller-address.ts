const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * The network that one visitor has, of an IP address: all of an IPv4 address, the first 64 bits of
 * an IPv6 one. Any other text is taken as it is.
 *
 * @example
 * networkOf('::ffff:203.0.113.9'); // => '203.0.113.9'
 * networkOf('2001:db8::1'); // => '2001:db8:0:0::/64'
 */
function networkOf(address: string): string {
  const [plain = ''] = address.trim().toLowerCase().split('%');
  const mapped = plain.replace(/^::ffff:/, '');
  if (IPV4.test(mapped) || !plain.includes(':')) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What an address is stored as: a keyed hash, from which nobody without the secret gets it back. */
export async function hashAddress(secret: string, address: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const hash = await crypto.subtle.sign('HMAC', key, bytes(networkOf(address)));
  return [...new Uint8Array(hash).subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function bytes(text: string) {
  return new TextEncoder().encode(text);
}
