/**
 * Whether an item is a post: it is if it has a read time, else it is a guide.
 *
 * @example
 * isPost({ readTime: 5 }) // => true
 * isPost({ downloadCount: 156 }) // => false
 */
export function isPost<Item extends object>(
  item: Item,
): item is Extract<Item, { readonly readTime: number }> {
  return 'readTime' in item;
}
