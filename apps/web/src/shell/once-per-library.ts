import type { SiteLibrary } from '@cornerbell/content/library';

/**
 * Keeps what is made of a library, so that thousands of pages make it once.
 *
 * @example
 * const bySlug = oncePerLibrary(({ posts }) => new Map(posts.map((post) => [post.slug, post])));
 * bySlug(library).get('ten-days-quiet');
 */
export function oncePerLibrary<Value>(make: (library: SiteLibrary) => Value) {
  const made = new WeakMap<SiteLibrary, { readonly value: Value }>();
  return (library: SiteLibrary): Value => {
    const known = made.get(library) ?? { value: make(library) };
    made.set(library, known);
    return known.value;
  };
}
