import { factMention } from '../load/fill-facts.ts';
import { showInvisible } from './invisible.ts';
import type { Finding, Position, Rule, Severity } from '../load/finding.ts';

/** A text of the site with its position in a file. */
export interface Passage {
  readonly file: string;
  /** As in the file; usually one line. */
  readonly raw: string;
  /** The same, with mentions of facts replaced by `filler`, character for character. */
  readonly text: string;
  /** The position in the file of the character at an index. */
  readonly position: (index: number) => Position;
}

/** Replaces mentions of facts; it is no letter, digit or punctuation. */
export const filler = '\uFFFC';

const fillers = new RegExp(`${filler}+`, 'g');

/**
 * Replaces mentions of facts with `filler`, so that no rule reads their ids as text.
 *
 * @example
 * coverFacts('{{fact:a}} days').length // => 15
 */
export function coverFacts(raw: string): string {
  return raw.includes('{{')
    ? raw.replace(factMention, (whole) => filler.repeat(whole.length))
    : raw;
}

/** One line of a file as a passage; the first `skipped` characters become spaces. */
export function linePassage(file: string, line: number, raw: string, skipped = 0): Passage {
  const words = skipped === 0 ? raw : ' '.repeat(skipped) + raw.slice(skipped);
  return {
    file,
    raw: words,
    text: coverFacts(words),
    position: (index) => ({ line, column: index + 1 }),
  };
}

/** A finding in a passage: what is wrong and what to write instead, with or without a full stop. */
export function findingAt(
  { file, position }: Pick<Passage, 'file' | 'position'>,
  index: number,
  rule: Rule,
  [wrong, instead]: readonly [wrong: string, instead: string],
  severity?: Severity,
): Finding {
  return {
    file,
    ...position(index),
    ...(severity !== undefined && { severity }),
    rule,
    message: `${wrong} → ${instead}${/[.?!]$/.test(instead) ? '' : '.'}`,
  };
}

const longestQuoted = 70;

/**
 * A text to write, as code, shortened if long.
 *
 * @example
 * asCode('- Wraps') // => '`- Wraps`'
 */
export function asCode(text: string): string {
  return `\`${shorten(text)}\``;
}

/** A received text in quotes, shortened if long. */
export function asQuote(text: string): string {
  return `“${shorten(text)}”`;
}

function shorten(text: string): string {
  const trimmed = showInvisible(text.replace(fillers, '{{…}}').trim());
  return trimmed.length > longestQuoted ? `${trimmed.slice(0, longestQuoted).trimEnd()}…` : trimmed;
}
