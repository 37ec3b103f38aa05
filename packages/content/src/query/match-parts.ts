import { normalizeQuery, normalizeText } from './normalize-text.ts';

/** A part of a text, and whether it matches a search. */
export interface MatchPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text at every match of a query, trimmed and in any case. The parts together are the text. An empty query matches nothing.
 *
 * @example
 * matchParts('Ten days quiet', 'DAYS')
 * // => [{ text: 'Ten ', isMatch: false }, { text: 'days', isMatch: true }, { text: ' quiet', isMatch: false }]
 */
export function matchParts(text: string, query: string): readonly MatchPart[] {
  const wanted = normalizeQuery(query);
  const normalized = normalizeText(text);
  const parts: MatchPart[] = [];
  let printed = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > printed) parts.push({ text: text.slice(printed, end), isMatch });
    printed = end;
  };
  for (let at = wanted === '' ? -1 : normalized.indexOf(wanted); at !== -1;) {
    add(at, false);
    add(at + wanted.length, true);
    at = normalized.indexOf(wanted, printed);
  }
  add(text.length, false);
  return parts;
}
