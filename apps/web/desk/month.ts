import type { ListedItem } from '@cornerbell/content/loader';

/** A day with the items that are published on it. */
export interface DeskDay {
  /** A calendar date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly items: readonly ListedItem[];
}

/** The items with a publication day. Unlisted ones have none: their pages exist on any day. */
export const goingLive = (items: readonly ListedItem[]): ListedItem[] =>
  items.filter(({ publishState }) => publishState !== 'unlisted' && publishState !== 'broken');

/**
 * The month that is `count` months after another.
 *
 * @example
 * monthAfter('2026-12', 1) // => '2027-01'
 */
export function monthAfter(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days of a month, each with the items of its date, in the given order. */
export function daysOf(month: string, items: readonly ListedItem[]): DeskDay[] {
  const last = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`);
  last.setUTCDate(0);
  return Array.from({ length: last.getUTCDate() }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { date, items: items.filter((item) => item.date === date) };
  });
}

/** The nearest months with items before and after a month. */
export function nearestMonths(
  month: string,
  items: readonly ListedItem[],
): { readonly before: string | undefined; readonly after: string | undefined } {
  const months = items.map(({ date }) => date.slice(0, 7)).toSorted();
  return {
    before: months.findLast((other) => other < month),
    after: months.find((other) => other > month),
  };
}
