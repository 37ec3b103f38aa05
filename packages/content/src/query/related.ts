import { displayLimits } from './display-limits.ts';

/** The fields that relate a post to others. */
export interface RelatablePost {
  readonly id: string;
  readonly category: string;
  /** The ids that come first, in order. */
  readonly relatedPosts?: readonly string[];
}

/** The fields that relate a guide to others. */
export interface RelatableGuide {
  readonly id: string;
  readonly type: string;
  /** The ids that come first, in order. */
  readonly relatedGuides?: readonly string[];
}

/**
 * Returns a function for the posts related to one: those it lists, in order, then others of its category, in the order of all; three at
 * most. Never the post itself or a post twice; listed ids of no post are ignored.
 *
 * @param all - Every post, the newest first, as in a library.
 * @example
 * const a = { id: 'a', category: 'news', relatedPosts: ['c'] };
 * const b = { id: 'b', category: 'news' };
 * const c = { id: 'c', category: 'industry' };
 * relatedPostsIn([a, b, c])(a) // => [c, b]
 */
export const relatedPostsIn =
  <Item extends RelatablePost>(all: readonly Item[]) =>
  ({ id, category, relatedPosts = [] }: RelatablePost): Item[] =>
    relatedIn(all, id, relatedPosts, (other) => other.category === category);

/**
 * Does the same as `relatedPostsIn` for guides, with the type in place of the category.
 *
 * @param all - Every guide, the newest first, as in a library.
 * @example
 * const a = { id: '1', type: 'ebook' };
 * const b = { id: '2', type: 'ebook' };
 * relatedGuidesIn([a, b])(a) // => [b]
 */
export const relatedGuidesIn =
  <Item extends RelatableGuide>(all: readonly Item[]) =>
  ({ id, type, relatedGuides = [] }: RelatableGuide): Item[] =>
    relatedIn(all, id, relatedGuides, (other) => other.type === type);

function relatedIn<Item extends { readonly id: string }>(
  all: readonly Item[],
  own: string,
  ids: readonly string[],
  isAlike: (item: Item) => boolean,
): Item[] {
  const listed = ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
  return [...new Set([...listed, ...all.filter(isAlike)])]
    .filter(({ id }) => id !== own)
    .slice(0, displayLimits.related);
}
