import { normalizeText } from './normalize-text.ts';

/** A part of a text, and whether it matches a search. */
export interface MatchPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text at every match of a search's words, in any case. The parts together are the text.
 *
 * @param words - From `filterResources`.
 * @example
 * matchParts('Ten days', ['days'])
 * // => [{ text: 'Ten ', isMatch: false }, { text: 'days', isMatch: true }]
 */
export function matchParts(text: string, words: readonly string[]): readonly MatchPart[] {
  const normalized = normalizeText(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    let at = normalized.indexOf(word);
    for (; at !== -1; at = normalized.indexOf(word, at + word.length))
      isMarked.fill(true, at, at + word.length);
  }
  const parts: MatchPart[] = [];
  for (let start = 0; start < text.length;) {
    const isMatch = isMarked[start] === true;
    const next = isMarked.indexOf(!isMatch, start);
    const end = next === -1 ? text.length : next;
    parts.push({ text: text.slice(start, end), isMatch });
    start = end;
  }
  return parts;
}
