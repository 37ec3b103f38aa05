import type { GuideCard, PostCard } from './cards.ts';
import { normalizeText } from './normalize-text.ts';

/** The fields of a post that a search reads. */
export type SearchablePost = Pick<PostCard, 'title' | 'excerpt' | 'tags' | 'readTime'>;

/** The fields of a guide that a search reads. */
export type SearchableGuide = Pick<GuideCard, 'title' | 'description'>;

/**
 * Whether a search finds an item: the query, trimmed and in any case, occurs in a post's title, excerpt or one tag, or in a guide's title or description.
 *
 * An empty query finds everything. How apostrophes, blanks and accents are typed makes no difference.
 *
 * @example
 * matchesQuery({ title: 'Ten days quiet', description: 'Call them back.' }, ' CALL ') // => true
 */
export function matchesQuery(item: SearchablePost | SearchableGuide, query: string): boolean {
  const wanted = normalizeText(query.trim());
  return wanted === '' || searchedTexts(item).some((text) => text.includes(wanted));
}

/** The texts of an item that a search reads, normalised, those that weigh most first: title, tags, excerpt or description. */
export function searchedTexts(item: SearchablePost | SearchableGuide): string[] {
  const texts =
    'readTime' in item ? [item.title, ...item.tags, item.excerpt] : [item.title, item.description];
  return texts.map(normalizeText);
}
