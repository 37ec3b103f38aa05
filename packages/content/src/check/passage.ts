import { factMention } from '../load/fill-facts.ts';
import { showInvisible } from './invisible.ts';
import type { Finding, Position, Rule, Severity } from '../load/finding.ts';

/** Words of the site with the way back to their place in a file. */
export type Passage = {
  readonly file: string;
  /** As written in the file; mostly one line. */
  readonly raw: string;
  /** As written, with what a fact fills in covered by `filler`, letter for letter. */
  readonly text: string;
  /** Where a character of it stands in the file, by its index. */
  readonly place: (index: number) => Position;
};

/** Stands where a fact will stand: neither a letter nor a digit nor a mark. */
export const filler = '\uFFFC';

const fillers = new RegExp(`${filler}+`, 'g');

/**
 * Covers the facts that a text names, so that no rule reads their names as words.
 *
 * @example
 * coverFacts('{{fact:a}} days').length // => 15
 */
export function coverFacts(raw: string): string {
  return raw.includes('{{')
    ? raw.replace(factMention, (whole) => filler.repeat(whole.length))
    : raw;
}

/** One line of a file as a passage; the first `skipped` characters are no words and become blanks. */
export function linePassage(file: string, line: number, raw: string, skipped = 0): Passage {
  const words = skipped === 0 ? raw : ' '.repeat(skipped) + raw.slice(skipped);
  return {
    file,
    raw: words,
    text: coverFacts(words),
    place: (index) => ({ line, column: index + 1 }),
  };
}

/** A finding in a passage: what is wrong and what to write instead; the full stop may be left out. */
export function findingAt(
  { file, place }: Pick<Passage, 'file' | 'place'>,
  index: number,
  rule: Rule,
  [wrong, instead]: readonly [wrong: string, instead: string],
  severity?: Severity,
): Finding {
  return {
    file,
    ...place(index),
    ...(severity !== undefined && { severity }),
    rule,
    message: `${wrong} → ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`,
  };
}

const longestQuoted = 70;

/**
 * A text the way it is to be written, cut where it is long.
 *
 * @example
 * asCode('- Wraps') // => '`- Wraps`'
 */
export function asCode(text: string): string {
  return `\`${shorten(text)}\``;
}

/** A text as it was received, in quotes and cut where it is long. */
export function asQuote(text: string): string {
  return `“${shorten(text)}”`;
}

function shorten(text: string): string {
  const trimmed = showInvisible(text.replace(fillers, '{{…}}').trim());
  return trimmed.length > longestQuoted ? `${trimmed.slice(0, longestQuoted).trimEnd()}…` : trimmed;
}
