/**
 * Returns the source with `\n` as its only line end and U+FFFD for what HTML cannot carry: NUL and
 * lone surrogates. Both renderers start here, so both say the same.
 *
 * @example
 * normalise('a\r\nb\rc\0'); // => 'a\nb\nc\uFFFD'
 */
export function normalise(source: string): string {
  const lines = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  return lines.replaceAll('\0', '\uFFFD').toWellFormed();
}
