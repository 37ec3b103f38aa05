import { normalizeText } from './normalize-text.ts';

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
  const wanted = normalizeText(query.trim());
  const normalized = normalizeText(text);
  const origins = originsOf(text, normalized);
  const parts: MatchPart[] = [];
  let printed = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > printed) parts.push({ text: text.slice(printed, end), isMatch });
    printed = Math.max(printed, end);
  };
  for (let at = wanted === '' ? -1 : normalized.indexOf(wanted); at !== -1;) {
    add(origins[at] ?? 0, false);
    add(origins[at + wanted.length] ?? text.length, true);
    at = normalized.indexOf(wanted, at + wanted.length);
  }
  add(text.length, false);
  return parts;
}

/** The index in the text for each character, and the end, of its normalised form. */
function originsOf(text: string, normalized: string): readonly number[] {
  if (normalized.length === text.length) {
    return Array.from({ length: text.length + 1 }, (_, index) => index);
  }
  const origins: number[] = [];
  for (let index = 0; index <= text.length; index += 1) {
    const { length } = normalizeText(text.slice(0, index));
    while (origins.length <= length) origins.push(index);
    // The last index with this length, so that a combining mark stays with its letter.
    origins[length] = index;
  }
  return origins;
}
