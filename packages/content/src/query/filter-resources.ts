import { matchesQuery, type SearchableGuide, type SearchablePost } from './matches-query.ts';
import type { ResourceType } from './resource-types.ts';

/** What a visitor has chosen on the resources page. */
export type ResourceFilter<Category extends string = string> = {
  /** The kind of resource; `all` when left out. */
  readonly type?: ResourceType;
  /** The category of posts; every category when left out. Counts only while `type` is `blog`. */
  readonly category?: Category | undefined;
  /** The search text as typed; empty when left out. */
  readonly query?: string;
};

/**
 * The posts and guides that a filter leaves, in the order in which they came.
 *
 * The category holds for posts only, and only while the type is `blog`: the chips are on the screen only then, and what
 * cannot be seen must not hide anything. `videos` leaves nothing.
 *
 * @example
 * const post = { title: 'Ten days quiet', excerpt: '', tags: [], readTime: 5, category: 'educational' };
 * filterResources({ posts: [post], guides: [] }, { type: 'blog', category: 'news' }) // => { posts: [], guides: [] }
 */
export function filterResources<
  Post extends SearchablePost & { readonly category: string },
  Guide extends SearchableGuide,
>(
  { posts, guides }: { readonly posts: readonly Post[]; readonly guides: readonly Guide[] },
  { type = 'all', category, query = '' }: ResourceFilter,
): { posts: Post[]; guides: Guide[] } {
  const onlyCategory = type === 'blog' ? category : undefined;
  const isWanted = (item: Post | Guide) => query === '' || matchesQuery(item, query);
  return {
    posts:
      type === 'all' || type === 'blog'
        ? posts.filter(
            (post) =>
              (onlyCategory === undefined || post.category === onlyCategory) && isWanted(post),
          )
        : [],
    guides: type === 'all' || type === 'guides' ? guides.filter(isWanted) : [],
  };
}
