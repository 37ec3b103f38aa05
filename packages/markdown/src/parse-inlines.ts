import type { Inline, MarkdownFeatures } from './block.ts';
import { isSafeAddress } from './is-safe-address.ts';

const openRound = 0x28;
const closeRound = 0x29;
const openSquare = 0x5b;
const closeSquare = 0x5d;

/**
 * Splits a line's text into plain runs, `[text](address)` links and, where they are asked for, blanks.
 * A link's text has no brackets and is not blank; whatever does not make a link stays as it was typed.
 *
 * Time is linear: an address ends at the next bracket of any sort, and the search for the next text
 * begins there, so nothing is searched twice.
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
  let middle = line.indexOf('](');
  if (middle === -1) return [{ kind: 'text', text: line }];
  const inlines: Inline[] = [];
  let printed = 0;
  let searched = 0;
  for (; middle !== -1; middle = line.indexOf('](', searched)) {
    const open = previousSquareBracket(line, middle, searched);
    const close = nextBracket(line, middle + 2);
    searched = close;
    if (line.charCodeAt(open) !== openSquare || line.charCodeAt(close) !== closeRound) continue;
    const text = line.slice(open + 1, middle);
    const href = line.slice(middle + 2, close);
    if (text.trim() === '' || !isSafeAddress(href)) continue;
    if (open > printed) inlines.push({ kind: 'text', text: line.slice(printed, open) });
    inlines.push({ kind: 'link', text, href });
    printed = close + 1;
  }
  if (printed < line.length) inlines.push({ kind: 'text', text: line.slice(printed) });
  return inlines;
}

/** Returns the text of the runs without their links, as a reader sees it. */
export function textOf(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) text += inline.text;
  return text;
}

/** Returns -1 where there is none at or after `floor`. */
function previousSquareBracket(line: string, before: number, floor: number): number {
  for (let at = before - 1; at >= floor; at -= 1) {
    if (isSquare(line.charCodeAt(at))) return at;
  }
  return -1;
}

/** Returns the length of the line where there is none. */
function nextBracket(line: string, from: number): number {
  for (let at = from; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (isSquare(code) || code === openRound || code === closeRound) return at;
  }
  return line.length;
}

function isSquare(code: number): boolean {
  return code === openSquare || code === closeSquare;
}
