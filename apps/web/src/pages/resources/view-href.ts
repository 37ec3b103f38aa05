import { resourceHref, resourceListPath, type ResourceView } from '@cornerbell/content';

/**
 * The address of a view of the library. For the first page of a list it is the path of a document, which works without JavaScript, with
 * the search as its query.
 *
 * @example
 * viewHref({ type: 'blog', category: 'news', query: 'ropes' }) // => '/resources/categories/news?q=ropes'
 * viewHref({ type: 'videos' }) // => '/resources?type=videos'
 */
export function viewHref({ type, category, query = '', page = 1 }: ResourceView): string {
  if ((type !== 'blog' && type !== 'guides') || page > 1) {
    return resourceHref({
      ...(type !== undefined && { type }),
      category,
      query,
      page,
    });
  }
  const path = resourceListPath({ type, category: type === 'blog' ? category : undefined, page });
  const wanted = query.trim();
  return wanted === '' ? path : `${path}?${new URLSearchParams({ q: wanted })}`;
}
