import type { GuideCard, PostCard } from './cards.ts';
import { isPost } from './is-post.ts';

/** The fields of a post that a search reads. */
export type SearchablePost = Pick<PostCard, 'title' | 'excerpt' | 'tags' | 'readTime'>;

/** The fields of a guide that a search reads. */
export type SearchableGuide = Pick<GuideCard, 'title' | 'description'>;

/** The text of an item as a search reads it. */
export interface SearchedText {
  /** Its normalised title, tags, and excerpt or description, in lines. */
  readonly text: string;
  /** Where the title ends. */
  readonly titleEnd: number;
  /** Where the excerpt or description begins. */
  readonly lastStart: number;
}

/** Normalises the text of an item for searches. */
export function searchedText(item: SearchablePost | SearchableGuide): SearchedText {
  const title = normalizeText(item.title);
  const last = normalizeText(isPost(item) ? item.excerpt : item.description);
  const tags = isPost(item) ? item.tags.map(normalizeText) : [];
  // No match spans two lines, because a normalised query has no line end.
  const text = [title, ...tags, last].join('\n');
  return { text, titleEnd: title.length, lastStart: text.length - last.length };
}

/**
 * The rank of a match: 0 in the title, 1 in a tag, 2 in the excerpt or description.
 *
 * @param wanted - The query, trimmed and normalised.
 * @returns `undefined` if nothing matches.
 */
export function rankMatch(
  { text, titleEnd, lastStart }: SearchedText,
  wanted: string,
): 0 | 1 | 2 | undefined {
  const at = text.indexOf(wanted);
  if (at === -1) return undefined;
  if (at < titleEnd) return 0;
  return at < lastStart ? 1 : 2;
}

/**
 * A text as a search compares it: lower case, NFC, one kind of apostrophe, one space for any run of white space, and the Turkish "İ" as
 * "i", because nobody types the two characters of its lower case.
 *
 * @example
 * normalizeText('Coach’s  İstanbul') // => "coach's istanbul"
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/i\u0307/g, 'i');
}
