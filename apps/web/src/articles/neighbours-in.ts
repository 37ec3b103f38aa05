import type { Neighbour } from './Neighbours.tsx';

/**
 * Returns a function that finds the items published just before and after another.
 *
 * @param items The whole list, newest first.
 * @param hrefOf The path of an item.
 */
export function neighboursIn<Item extends { readonly title: string }>(
  items: readonly Item[],
  hrefOf: (item: Item) => string,
) {
  const indexes = new Map(items.map((item, index) => [item, index]));
  const at = (index: number): Neighbour | undefined => {
    const item = items[index];
    return item && { href: hrefOf(item), title: item.title };
  };
  return (item: Item): { previous?: Neighbour; next?: Neighbour } => {
    const index = indexes.get(item) ?? -2;
    const previous = at(index + 1);
    const next = at(index - 1);
    return { ...(previous && { previous }), ...(next && { next }) };
  };
}
