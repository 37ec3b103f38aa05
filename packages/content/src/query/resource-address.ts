import { pagePaths } from '../addresses/page-paths.ts';
import { blogCategories, type BlogCategory } from '../schema/categories.ts';
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
}

const longestQuery = 200;

/**
 * Reads `type`, `category` and `q` from the address of the resources page, without unknown values.
 *
 * `building` means `building-updates`, as in the navigation. A category without a type means blog
 * posts; with another type it is dropped. `q` is trimmed and cut to 200 characters.
 *
 * @param defaultType - The type of an address that names none.
 * @example
 * parseResourceParams(new URLSearchParams('type=blog&category=building'))
 * // => { type: 'blog', category: 'building-updates', query: '' }
 */
export function parseResourceParams(
  params: URLSearchParams,
  defaultType: ResourceType = 'all',
): ResourceParams {
  const category = readCategory(params.get('category') ?? '');
  const named = params.get('type') ?? (category === undefined ? defaultType : 'blog');
  const type = isResourceType(named) ? named : defaultType;
  return {
    type,
    category: type === 'blog' ? category : undefined,
    query: (params.get('q') ?? '').slice(0, longestQuery).trim(),
  };
}

/**
 * The address of the resources page for a filter, without defaults; `parseResourceParams` reads it.
 *
 * @example
 * resourceHref({ type: 'blog', category: 'news' }) // => '/resources?type=blog&category=news'
 * resourceHref({}) // => '/resources'
 */
export function resourceHref({ type = 'all', category, query = '' }: ResourceFilter): string {
  const wanted = query.trim();
  const params = new URLSearchParams();
  if (type !== 'all') params.set('type', type);
  if (type === 'blog' && category !== undefined) params.set('category', category);
  if (wanted !== '') params.set('q', wanted);
  const search = params.toString();
  return search === '' ? pagePaths.resources : `${pagePaths.resources}?${search}`;
}

function readCategory(value: string): BlogCategory | undefined {
  const wanted = value === 'building' ? 'building-updates' : value;
  return blogCategories.find(({ id }) => id === wanted)?.id;
}
