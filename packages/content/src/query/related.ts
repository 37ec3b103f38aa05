import { displayLimits } from './display-limits.ts';
import { newestFirst, type Dated } from './newest-first.ts';

/** The fields that relate a post to others. */
export interface RelatablePost extends Dated {
  readonly category: string;
  /** The ids that come first, in order. */
  readonly relatedPosts?: readonly string[];
}

/** The fields that relate a guide to others. */
export interface RelatableGuide extends Dated {
  readonly type: string;
  /** The ids that come first, in order. */
  readonly relatedGuides?: readonly string[];
}

/**
 * Sorts all posts once and returns a function for the posts related to one: those it lists, in order, then others of its category, the
 * newest first and on one day by id. Never the post itself or a post twice; listed ids of no post are ignored.
 *
 * @param all - Every post, in any order.
 * @example
 * const a = { id: 'a', category: 'news', publishedDate: '2025-01-01', relatedPosts: ['c'] };
 * const b = { id: 'b', category: 'news', publishedDate: '2025-01-02', relatedPosts: [] };
 * const c = { id: 'c', category: 'industry', publishedDate: '2025-01-03', relatedPosts: [] };
 * relatedPostsIn([a, b, c])(a) // => [c, b]
 */
export const relatedPostsIn = <Item extends RelatablePost>(
  all: readonly Item[],
): ((post: RelatablePost, limit?: number) => Item[]) =>
  relatedIn(
    all,
    ({ category }) => category,
    ({ relatedPosts = [] }) => relatedPosts,
  );

/**
 * Does the same as `relatedPostsIn` for guides, with the type in place of the category.
 *
 * @param all - Every guide, in any order.
 * @example
 * const a = { id: '1', type: 'ebook', publishedDate: '2025-01-01', relatedGuides: [] };
 * const b = { id: '2', type: 'ebook', publishedDate: '2025-01-02', relatedGuides: [] };
 * relatedGuidesIn([a, b])(a) // => [b]
 */
export const relatedGuidesIn = <Item extends RelatableGuide>(
  all: readonly Item[],
): ((guide: RelatableGuide, limit?: number) => Item[]) =>
  relatedIn(
    all,
    ({ type }) => type,
    ({ relatedGuides = [] }) => relatedGuides,
  );

function relatedIn<Relatable extends Dated, Item extends Relatable>(
  all: readonly Item[],
  groupOf: (item: Relatable) => string,
  listedIn: (item: Relatable) => readonly string[],
) {
  const byId = new Map(all.map((item) => [item.id, item]));
  const groups = new Map<string, Item[]>();
  for (const item of all.toSorted(newestFirst)) {
    const group = groups.get(groupOf(item));
    if (group === undefined) groups.set(groupOf(item), [item]);
    else group.push(item);
  }
  return (own: Relatable, limit: number = displayLimits.related): Item[] => {
    const found = new Set<Item>();
    const listed = listedIn(own).flatMap((id) => byId.get(id) ?? []);
    for (const candidates of [listed, groups.get(groupOf(own)) ?? []]) {
      for (const item of candidates) {
        if (found.size >= limit) return [...found];
        if (item.id !== own.id) found.add(item);
      }
    }
    return [...found];
  };
}
