import type { BlogCategory } from '../schema/categories.ts';
import type { GuideCard, PostCard } from './cards.ts';
import { isPost } from './is-post.ts';
import { normalizeQuery, normalizeText } from './normalize-text.ts';
import type { ResourceType } from './resource-types.ts';

/** The fields of a post that a search reads. */
export type SearchablePost = Pick<PostCard, 'title' | 'excerpt' | 'tags' | 'readTime'>;

/** The fields of a guide that a search reads. */
export type SearchableGuide = Pick<GuideCard, 'title' | 'description'>;

/** A visitor's filter on the resources page. */
export interface ResourceFilter {
  /** The kind of resource; `all` when left out. */
  readonly type?: ResourceType;
  /** The category of posts; every category when left out. Applies only if `type` is `blog`. */
  readonly category?: BlogCategory | undefined;
  /** The search text as typed; empty when left out. */
  readonly query?: string;
}

interface Resources<Post, Guide> {
  readonly posts: readonly Post[];
  readonly guides: readonly Guide[];
}

/**
 * The posts and guides that match a filter: title before tag before excerpt or description; within a rank, and without a query, the
 * original order stays, which in a library is the newest first.
 *
 * The category applies only if the type is `blog`, because only then its chips are visible. `videos` matches nothing.
 *
 * @example
 * const post = { title: 'Ten days quiet', excerpt: '', tags: [], readTime: 5, category: 'educational' };
 * filterResources({ posts: [post], guides: [] }, { type: 'blog', category: 'news' }) // => { posts: [], guides: [] }
 */
export function filterResources<
  Post extends SearchablePost & { readonly category: string },
  Guide extends SearchableGuide,
>(
  { posts, guides }: Resources<Post, Guide>,
  { type = 'all', category, query = '' }: ResourceFilter,
): { posts: Post[]; guides: Guide[] } {
  const isOfCategory = (post: Post) =>
    type !== 'blog' || category === undefined || post.category === category;
  return {
    posts: type === 'all' || type === 'blog' ? search(posts.filter(isOfCategory), query) : [],
    guides: type === 'all' || type === 'guides' ? search(guides, query) : [],
  };
}

function search<Item extends SearchablePost | SearchableGuide>(
  items: readonly Item[],
  query: string,
): Item[] {
  const wanted = normalizeQuery(query);
  if (wanted === '') return [...items];
  const byRank: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of items) {
    const rank = searchedTexts(item).findIndex((texts) =>
      texts.some((text) => normalizeText(text).includes(wanted)),
    );
    byRank[rank]?.push(item);
  }
  return byRank.flat();
}

/** What a search reads of an item, the most important first. */
const searchedTexts = (item: SearchablePost | SearchableGuide): (readonly string[])[] =>
  isPost(item) ? [[item.title], item.tags, [item.excerpt]] : [[item.title], [], [item.description]];
