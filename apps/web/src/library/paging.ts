/** The most cards that a list shows at once. */
export const pageSize = 24;

/** How many pages a list of `count` items has; an empty list has one. */
export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / pageSize));

/** The items of a page, from 1. */
export const itemsOfPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice((page - 1) * pageSize, page * pageSize);
