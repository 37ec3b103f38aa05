import type { Neighbour } from './Neighbours.tsx';

/**
 * The items published just before and after another; none for an item that is not in the list.
 *
 * @param items The whole list, newest first.
 * @param hrefOf The path of an item.
 */
export function neighboursOf<Item extends { readonly title: string }>(
  item: Item,
  items: readonly Item[],
  hrefOf: (item: Item) => string,
): { previous?: Neighbour | undefined; next?: Neighbour | undefined } {
  const index = items.indexOf(item);
  if (index < 0) return {};
  const at = (position: number) => {
    const other = items[position];
    return other && { href: hrefOf(other), title: other.title };
  };
  return { previous: at(index + 1), next: at(index - 1) };
}
