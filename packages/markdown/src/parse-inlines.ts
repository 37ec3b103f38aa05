import type { Inline, MarkdownFeatures } from './block.ts';

// Linear: neither part can pass a bracket, so no character is searched from two beginnings.
const link = /\[([^[\]]*)\]\(([^()[\]]*)\)/g;

/**
 * Splits a line's text into plain runs, `[text](address)` links and, where they are asked for, blanks.
 * A link's text has no brackets and is not blank; whatever does not make a link stays as it was typed.
 *
 * @example
 * parseInlines('See [prices](/pricing).');
 * // => [
 * //   { kind: 'text', text: 'See ' },
 * //   { kind: 'link', text: 'prices', href: '/pricing' },
 * //   { kind: 'text', text: '.' },
 * // ]
 */
export function parseInlines(
  line: string,
  { blanks = false }: MarkdownFeatures = {},
): readonly Inline[] {
  const inlines = parseLinks(line);
  if (!blanks || !line.includes('___')) return inlines;
  return inlines.flatMap((inline) => (inline.kind === 'text' ? cutBlanks(inline.text) : inline));
}

/** Cuts a plain run at three or more underscores in a row. */
function cutBlanks(run: string): readonly Inline[] {
  return run
    .split(/(_{3,})/)
    .filter((text) => text !== '')
    .map((text) => ({ kind: text.startsWith('___') ? 'blank' : 'text', text }));
}

function parseLinks(line: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let printed = 0;
  for (const match of line.matchAll(link)) {
    const [whole, text = '', href = ''] = match;
    if (text.trim() === '' || !isSafeAddress(href)) continue;
    if (match.index > printed)
      inlines.push({ kind: 'text', text: line.slice(printed, match.index) });
    inlines.push({ kind: 'link', text, href });
    printed = match.index + whole.length;
  }
  if (printed < line.length) inlines.push({ kind: 'text', text: line.slice(printed) });
  return inlines;
}

/** Returns the text of the runs without their links, as a reader sees it. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines.map(({ text }) => text).join('');
}

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
