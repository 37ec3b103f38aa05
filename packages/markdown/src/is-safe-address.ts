// No `u` flag here: with it, `i` would let `ſ` pass for `s`.
const allowedStart = /^(?:https?:\/\/.|mailto:.|\/(?!\/)|#)/i;

const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Z}\\()[\]]/u;

/**
 * Whether a link may lead there: `http://`, `https://`, `mailto:`, a path on this site (`/…`, but
 * not `//…`) or a place on the page (`#…`). Blanks, control and invisible characters, backslashes,
 * brackets and parentheses are refused wherever they stand; written in percent form they are fine.
 *
 * @example
 * isSafeAddress('/pricing'); // => true
 * isSafeAddress('//example.com'); // => false
 * isSafeAddress('javascript:alert(1)'); // => false
 */
export function isSafeAddress(address: string): boolean {
  return allowedStart.test(address) && !forbiddenCharacters.test(address);
}
