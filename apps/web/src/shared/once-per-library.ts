import type { SiteLibrary } from '@cornerbell/content/library';

/**
 * Caches a value that is computed from a library, because thousands of pages need it.
 *
 * @example
 * const bySlug = oncePerLibrary(({ posts }) => new Map(posts.map((post) => [post.slug, post])));
 * bySlug(library).get('ten-days-quiet');
 */
export function oncePerLibrary<Value>(make: (library: SiteLibrary) => Value) {
  const values = new WeakMap<SiteLibrary, Value>();
  return (library: SiteLibrary): Value => {
    if (!values.has(library)) values.set(library, make(library));
    return values.get(library) as Value;
  };
}
