const dayAndYear = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;

/** Where a date appears: on a card, on a small card or on a page. */
export type DateFormat = 'card' | 'small' | 'page';

/** The format of a date in each place: `MMM d, yyyy`, `MMM d` and `MMMM d, yyyy`. */
const formats: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
  card: { month: 'short', ...dayAndYear },
  small: { month: 'short', day: 'numeric', timeZone: 'UTC' },
  page: { month: 'long', ...dayAndYear },
};

// Created at their first use: a browser's first one takes longer than the rest of a page's modules.
const formatters = new Map<DateFormat, Intl.DateTimeFormat>();

function formatterFor(format: DateFormat): Intl.DateTimeFormat {
  const formatter = formatters.get(format) ?? new Intl.DateTimeFormat('en-US', formats[format]);
  formatters.set(format, formatter);
  return formatter;
}

/**
 * A calendar date in words, the same day in every time zone.
 *
 * Uses `Intl`, because in the browser date-fns would weigh more than the rest of the search.
 *
 * @param date - A calendar date, `YYYY-MM-DD`.
 * @param format - Where the date appears.
 * @throws RangeError if the text has another form or an invalid month.
 * @example
 * formatDate('2025-07-14', 'card') // => 'Jul 14, 2025'
 * formatDate('2025-07-14', 'small') // => 'Jul 14'
 * formatDate('2025-07-14', 'page') // => 'July 14, 2025'
 */
export function formatDate(date: string, format: DateFormat): string {
  // A date without time is read as midnight in UTC.
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : Number.NaN);
  if (Number.isNaN(day.getTime())) {
    throw new RangeError(
      `A date can't be formatted. Expected a calendar date such as "2025-07-14". Received ${JSON.stringify(date)}.`,
    );
  }
  return formatterFor(format).format(day);
}
