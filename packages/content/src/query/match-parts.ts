import { normalizeText } from './normalize-text.ts';

/** A piece of a text, and whether a search has found it. */
export type MatchPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

/**
 * Cuts a text at every place where a search finds its query, trimmed and in any case. The pieces together are the text. An empty
 * query finds nothing.
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

/** The place in a text that each sign of its normalised form, and its end, came from. */
function originsOf(text: string, normalized: string): readonly number[] {
  if (normalized.length === text.length) {
    return Array.from({ length: text.length + 1 }, (_, place) => place);
  }
  const origins: number[] = [];
  for (let place = 0; place <= text.length; place += 1) {
    const { length } = normalizeText(text.slice(0, place));
    while (origins.length <= length) origins.push(place);
    // The last place that gives this length: a combining mark stays with its letter.
    origins[length] = place;
  }
  return origins;
}
