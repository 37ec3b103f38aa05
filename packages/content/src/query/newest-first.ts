/** The fields that items are sorted by. */
export interface Dated {
  /** Unique among the items of its kind. */
  readonly id: string;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly publishedDate: string;
}

const digitsOnly = /^\d+$/;

/**
 * Compares two items for `sort`: the newer day first; on the same day numeric ids in numeric order, then the others in code unit order.
 *
 * @example
 * newestFirst({ id: '10', publishedDate: '2025-01-01' }, { id: '9', publishedDate: '2025-01-01' }) // => 1
 */
export function newestFirst(left: Dated, right: Dated): number {
  return compareTexts(right.publishedDate, left.publishedDate) || compareIds(left.id, right.id);
}

function compareIds(left: string, right: string): number {
  const isLeftNumeric = digitsOnly.test(left);
  const isRightNumeric = digitsOnly.test(right);
  if (isLeftNumeric !== isRightNumeric) return isLeftNumeric ? -1 : 1;
  return (isLeftNumeric ? Number(left) - Number(right) : 0) || compareTexts(left, right);
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
