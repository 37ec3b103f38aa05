/** The fields that items are sorted by. */
export interface Dated {
  /** Unique among the items of its kind. */
  readonly id: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly publishedDate: string;
}

const ids = new Intl.Collator('en', { numeric: true });

/**
 * Compares two items for `sort`: the newer day first, on the same day by id, in which digits count as numbers.
 *
 * @example
 * newestFirst({ id: '10', publishedDate: '2025-01-01' }, { id: '9', publishedDate: '2025-01-01' }) // => 1
 */
export const newestFirst = (left: Dated, right: Dated): number =>
  right.publishedDate.localeCompare(left.publishedDate) || ids.compare(left.id, right.id);
