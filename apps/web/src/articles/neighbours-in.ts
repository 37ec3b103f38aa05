import type { Neighbour } from './Neighbours.tsx';

/**
 * Finds for each item of a list, the newest first, the ones published just before and after it.
 *
 * @param items The whole list.
 * @param hrefOf The path of an item.
 */
export function neighboursIn<Item extends { readonly title: string }>(
  items: readonly Item[],
  hrefOf: (item: Item) => string,
) {
  const places = new Map(items.map((item, place) => [item, place]));
  const at = (place: number): Neighbour | undefined => {
    const item = items[place];
    return item && { href: hrefOf(item), title: item.title };
  };
  return (item: Item): { previous?: Neighbour; next?: Neighbour } => {
    const place = places.get(item) ?? -2;
    const previous = at(place + 1);
    const next = at(place - 1);
    return { ...(previous && { previous }), ...(next && { next }) };
  };
}
