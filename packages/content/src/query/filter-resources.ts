import { matchesQuery, type SearchableGuide, type SearchablePost } from './matches-query.ts';
import type { ResourceType } from './resource-types.ts';

/** A visitor's filter on the resources page. */
export interface ResourceFilter<Category extends string = string> {
  /** The kind of resource; `all` when left out. */
  readonly type?: ResourceType;
  /** The category of posts; every category when left out. Applies only if `type` is `blog`. */
  readonly category?: Category | undefined;
  /** The search text as typed; empty when left out. */
  readonly query?: string;
}

/**
 * The posts and guides that match a filter, in their original order.
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
