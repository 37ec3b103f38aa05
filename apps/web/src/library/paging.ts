/** The number of cards on a page of a list. */
export const pageSize = 24;

/** The number of pages of a list with `count` items; an empty list has one. */
export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

/** The items of a page, from 1. */
export const itemsOfPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice((page - 1) * pageSize, page * pageSize);
