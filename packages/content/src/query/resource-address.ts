import { isBlogCategory, type BlogCategory } from '../schema/categories.ts';
import type { ResourceFilter } from './filter-resources.ts';
import { isResourceType, type ResourceType } from './resource-types.ts';

/** The parameters of the resources page, with defaults. */
export interface ResourceParams {
  /** The kind of resource. */
  readonly type: ResourceType;
  /** The category of posts, or `undefined` for all; set only when `type` is `blog`. */
  readonly category: BlogCategory | undefined;
  /** The search text; empty for none. */
  readonly query: string;
  /** Which page of the list, from 1. */
  readonly page: number;
}

/** A filter and a page of its results. */
export interface ResourceView extends ResourceFilter<BlogCategory> {
  /** Which page of the list, from 1; the first when left out. Applies only to the lists of posts and guides. */
  readonly page?: number;
}

const longestQuery = 200;

/**
 * Reads `type`, `category`, `q` and `page` from the address of the resources page; unknown values are ignored.
 *
 * `building` means `building-updates`, as in the navigation. A category without a type means blog posts; with another type it is
 * dropped. `q` is trimmed and cut to 200 characters; `page` applies only with `q`.
 *
 * @example
 * parseResourceParams(new URLSearchParams('type=blog&category=building'))
 * // => { type: 'blog', category: 'building-updates', query: '', page: 1 }
 */
export function parseResourceParams(params: URLSearchParams): ResourceParams {
  const category = readCategory(params.get('category') ?? '');
  const named = params.get('type') ?? (category === undefined ? 'all' : 'blog');
  const type = isResourceType(named) ? named : 'all';
  const query = (params.get('q') ?? '').slice(0, longestQuery).trim();
  return {
    type,
    category: type === 'blog' ? category : undefined,
    query,
    page: query === '' ? 1 : readPage(params.get('page') ?? ''),
  };
}

/**
 * The address of the resources page for a filter and a page, without defaults.
 *
 * The inverse of `parseResourceParams`, except for further pages of an unsearched list, which have a path of their own.
 *
 * @example
 * resourceHref({ type: 'blog', category: 'news' }) // => '/resources?type=blog&category=news'
 * resourceHref({ type: 'blog', category: 'news', page: 2 }) // => '/resources/categories/news/page/2'
 * resourceHref({}) // => '/resources'
 */
export function resourceHref({
  type = 'all',
  category,
  query = '',
  page = 1,
}: ResourceView): string {
  const isList = type === 'blog' || type === 'guides';
  const isFurther = isList && page > 1;
  const onlyCategory = type === 'blog' ? category : undefined;
  const wanted = query.trim();
  if (isFurther && wanted === '') return resourceListPath({ type, category: onlyCategory, page });
  const params = new URLSearchParams();
  if (type !== 'all') params.set('type', type);
  if (onlyCategory !== undefined) params.set('category', onlyCategory);
  if (wanted !== '') params.set('q', wanted);
  if (isFurther) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? '/resources' : `/resources?${search}`;
}

/**
 * The path of a page of a type's or category's list. It never equals the address of a post or guide.
 *
 * @example
 * resourceListPath({ type: 'guides', page: 3 }) // => '/resources/guides/page/3'
 * resourceListPath({ type: 'blog', category: 'news', page: 1 }) // => '/resources/categories/news'
 */
export function resourceListPath({
  type,
  category,
  page,
}: {
  readonly type: 'blog' | 'guides';
  readonly category?: BlogCategory | undefined;
  readonly page: number;
}): string {
  const list = category === undefined ? `/resources/${type}` : `/resources/categories/${category}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

function readCategory(value: string): BlogCategory | undefined {
  if (value === 'building') return 'building-updates';
  return isBlogCategory(value) ? value : undefined;
}

function readPage(value: string): number {
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}
