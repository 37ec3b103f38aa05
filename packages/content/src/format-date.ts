/** The formats of dates, written as date-fns patterns. Specification §9. */
export const dateFormats = { card: 'MMM d, yyyy', small: 'MMM d', page: 'MMMM d, yyyy' } as const;

/** Where a date stands: on a card, on a small card or on a page. Specification §9. */
export type DateFormat = keyof typeof dateFormats;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * A calendar date in words, the same day in every time zone.
 *
 * Specification §9. The patterns are date-fns's, the code is not: its `format` weighs 19.6 kB (5.1 kB brotli) in a browser
 * bundle, and the tests hold both to the same output.
 *
 * @param date - A calendar date, `YYYY-MM-DD`.
 * @param format - Where the date stands.
 * @throws RangeError if the text has not that form or no such month.
 * @example
 * formatDate('2025-07-14', 'card') // => 'Jul 14, 2025'
 * formatDate('2025-07-14', 'small') // => 'Jul 14'
 * formatDate('2025-07-14', 'page') // => 'July 14, 2025'
 */
export function formatDate(date: string, format: DateFormat): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  if (name === undefined) {
    throw new RangeError(
      `A date can't be formatted. Expected a calendar date such as "2025-07-14". Received ${JSON.stringify(date)}.`,
    );
  }
  return dateFormats[format]
    .replace('MMMM', name)
    .replace('MMM', name.slice(0, 3))
    .replace('yyyy', year)
    .replace(' d', ` ${Number(day)}`);
}
