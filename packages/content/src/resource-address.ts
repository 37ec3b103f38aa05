import { isBlogCategory, type BlogCategory } from './categories.ts';
import type { ResourceFilter } from './filter-resources.ts';
import { isResourceType, type ResourceType } from './resource-types.ts';

/** What the address of the resources page says, every part settled. Specification §2, §4. */
export type ResourceParams = {
  /** The kind of resource. */
  readonly type: ResourceType;
  /** The category of posts, or `undefined` for all; set only when `type` is `blog`. */
  readonly category: BlogCategory | undefined;
  /** The search text; empty for none. */
  readonly query: string;
};

const longestQuery = 200;

/**
 * Reads `type`, `category` and `q` from the address of the resources page; whatever is unknown counts as not given.
 *
 * `building` is read as `building-updates`, the way the navigation names it. A category without a type means blog posts;
 * beside another type than `blog` it is dropped. `q` is trimmed and cut at 200 characters. Specification §2, §4.
 *
 * @example
 * parseResourceParams(new URLSearchParams('type=blog&category=building'))
 * // => { type: 'blog', category: 'building-updates', query: '' }
 */
export function parseResourceParams(params: URLSearchParams): ResourceParams {
  const category = readCategory(params.get('category') ?? '');
  const named = params.get('type') ?? (category === undefined ? 'all' : 'blog');
  const type = isResourceType(named) ? named : 'all';
  return {
    type,
    category: type === 'blog' ? category : undefined,
    query: (params.get('q') ?? '').slice(0, longestQuery).trim(),
  };
}

/**
 * The address of the resources page for a filter, with only the parts that differ from the defaults.
 *
 * The way back from `parseResourceParams`. Specification §2.
 *
 * @example
 * resourceHref({ type: 'blog', category: 'news' }) // => '/resources?type=blog&category=news'
 * resourceHref({}) // => '/resources'
 */
export function resourceHref({
  type = 'all',
  category,
  query = '',
}: ResourceFilter<BlogCategory>): string {
  const params = new URLSearchParams();
  if (type !== 'all') params.set('type', type);
  if (type === 'blog' && category !== undefined) params.set('category', category);
  if (query.trim() !== '') params.set('q', query.trim());
  const search = params.toString();
  return search === '' ? '/resources' : `/resources?${search}`;
}

function readCategory(value: string): BlogCategory | undefined {
  if (value === 'building') return 'building-updates';
  return isBlogCategory(value) ? value : undefined;
}
