import type { GuideCard, PostCard } from './cards.ts';
import { normalizeText } from './normalize-text.ts';

/** The fields of a post that a search reads. */
export type SearchablePost = Pick<PostCard, 'title' | 'excerpt' | 'tags' | 'readTime'>;

/** The fields of a guide that a search reads. */
export type SearchableGuide = Pick<GuideCard, 'title' | 'description'>;

/**
 * Whether an item matches a query, trimmed and in any case: in a post's title, excerpt or one tag, or in a guide's title or description.
 *
 * An empty query matches everything. Variants of apostrophes, spaces and accents are equal.
 *
 * @example
 * matchesQuery({ title: 'Ten days quiet', description: 'Call them back.' }, ' CALL ') // => true
 */
export function matchesQuery(item: SearchablePost | SearchableGuide, query: string): boolean {
  const wanted = normalizeText(query.trim());
  return wanted === '' || searchedTexts(item).some((text) => text.includes(wanted));
}

/** The normalised texts of an item that a search reads, by weight: title, tags, excerpt or description. */
export function searchedTexts(item: SearchablePost | SearchableGuide): string[] {
  const texts =
    'readTime' in item ? [item.title, ...item.tags, item.excerpt] : [item.title, item.description];
  return texts.map(normalizeText);
}
