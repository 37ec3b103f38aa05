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
export function relatedPostsIn<Item extends RelatablePost>(all: readonly Item[]) {
  const related = relatedIn(all, ({ category }) => category);
  return ({ id, category, relatedPosts }: RelatablePost) => related(id, category, relatedPosts);
}

/**
 * Does the same as `relatedPostsIn` for guides, with the type in place of the category.
 *
 * @param all - Every guide, the newest first, as in a library.
 * @example
 * const a = { id: '1', type: 'ebook' };
 * const b = { id: '2', type: 'ebook' };
 * relatedGuidesIn([a, b])(a) // => [b]
 */
export function relatedGuidesIn<Item extends RelatableGuide>(all: readonly Item[]) {
  const related = relatedIn(all, ({ type }) => type);
  return ({ id, type, relatedGuides }: RelatableGuide) => related(id, type, relatedGuides);
}

function relatedIn<Item extends { readonly id: string }>(
  all: readonly Item[],
  kindOf: (item: Item) => string,
) {
  const byId = new Map(all.map((item) => [item.id, item]));
  const byKind = new Map<string, Item[]>();
  for (const item of all) {
    const alike = byKind.get(kindOf(item)) ?? [];
    byKind.set(kindOf(item), alike);
    alike.push(item);
  }
  return (own: string, kind: string, ids: readonly string[] = []): Item[] => {
    const listed = ids.flatMap((id) => byId.get(id) ?? []);
    // Enough even if the item itself and all listed ones are among them.
    const alike = byKind.get(kind)?.slice(0, displayLimits.related + ids.length + 1) ?? [];
    return [...new Set([...listed, ...alike])]
      .filter(({ id }) => id !== own)
      .slice(0, displayLimits.related);
  };
}
