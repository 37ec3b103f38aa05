/** The fields that items are sorted by. */
export interface Dated {
  /** Unique among the items of its kind. */
  readonly id: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly publishedDate: string;
}

const ids = new Intl.Collator('en', { numeric: true });

/**
 * Compares two items for `sort`: the newer day first, on the same day by id, its digits as numbers.
 *
 * @example
 * const publishedDate = '2025-01-01';
 * newestFirst({ id: '10', publishedDate }, { id: '9', publishedDate }) // => 1
 */
export const newestFirst = (left: Dated, right: Dated): number =>
  right.publishedDate.localeCompare(left.publishedDate) || ids.compare(left.id, right.id);
