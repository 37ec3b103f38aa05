import { displayLimits } from './display-limits.ts';

/** The fields that relate a post or guide to others of its kind. */
export interface Relatable {
  readonly id: string;
  /** The category of a post. */
  readonly category?: string;
  /** The type of a guide. */
  readonly type?: string;
  /** The ids of the posts that come first, in order. */
  readonly relatedPosts?: readonly string[];
  /** The ids of the guides that come first, in order. */
  readonly relatedGuides?: readonly string[];
}

const kindOf = ({ category, type }: Relatable) => category ?? type ?? '';

/**
 * Returns a function for the items related to one: those it lists, in order, then others of its
 * category or type, in the order of all; three at most. Never the item itself or one twice; listed
 * ids of no item are ignored.
 *
 * @param all - Every post or every guide, the newest first, as in a library.
 * @example
 * const a = { id: 'a', category: 'news', relatedPosts: ['c'] };
 * const b = { id: 'b', category: 'news' };
 * const c = { id: 'c', category: 'industry' };
 * relatedIn([a, b, c])(a) // => [c, b]
 */
export function relatedIn<Item extends Relatable>(all: readonly Item[]) {
  const byId = new Map(all.map((item) => [item.id, item]));
  return (own: Relatable): Item[] => {
    const ids = own.relatedPosts ?? own.relatedGuides ?? [];
    const related = new Set(ids.flatMap((id) => byId.get(id) ?? []));
    for (const item of all) {
      // Enough even if the item itself is among them.
      if (related.size > displayLimits.related) break;
      if (kindOf(item) === kindOf(own)) related.add(item);
    }
    return [...related].filter(({ id }) => id !== own.id).slice(0, displayLimits.related);
  };
}
