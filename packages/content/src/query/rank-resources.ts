import { searchedTexts, type SearchableGuide, type SearchablePost } from './matches-query.ts';
import { normalizeText } from './normalize-text.ts';

/** The rank of a match: in the title, in a tag, or in the excerpt or description. */
export const matchRanks = { title: 0, tag: 1, text: 2 } as const;

/** One of the ranks. */
export type MatchRank = (typeof matchRanks)[keyof typeof matchRanks];

/**
 * Sorts matches: title before tag before excerpt or description; within a rank the original order stays, which in a library is the
 * newest first. Does not check whether an item matches: see `matchesQuery`.
 *
 * @example
 * rankResources({ posts: [], guides: [inDescription, inTitle] }, 'caps') // => { posts: [], guides: [inTitle, inDescription] }
 */
export function rankResources<Post extends SearchablePost, Guide extends SearchableGuide>(
  { posts, guides }: { readonly posts: readonly Post[]; readonly guides: readonly Guide[] },
  query: string,
): { posts: Post[]; guides: Guide[] } {
  const wanted = normalizeText(query.trim());
  if (wanted === '') return { posts: [...posts], guides: [...guides] };
  return { posts: rankItems(posts, wanted), guides: rankItems(guides, wanted) };
}

/** `wanted` is the query, trimmed and normalised. */
function rankItems<Item extends SearchablePost | SearchableGuide>(
  items: readonly Item[],
  wanted: string,
): Item[] {
  const ranks = new Map(items.map((item) => [item, rankOf(item, wanted)]));
  return items.toSorted((left, right) => (ranks.get(left) ?? 0) - (ranks.get(right) ?? 0));
}

function rankOf(item: SearchablePost | SearchableGuide, wanted: string): MatchRank {
  const texts = searchedTexts(item);
  const found = texts.findIndex((text) => text.includes(wanted));
  if (found === 0) return matchRanks.title;
  return found === texts.length - 1 ? matchRanks.text : matchRanks.tag;
}
