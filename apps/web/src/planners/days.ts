/** Today in the visitor's time zone, as `YYYY-MM-DD`; Swedish uses ISO 8601. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/**
 * Adds days to a day; a negative count subtracts.
 *
 * @example
 * addDays('2025-08-30', 3); // => '2025-09-02'
 */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a valid day, `YYYY-MM-DD`, from the year 2000. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

// Created when a plan first has dates: the first format takes a browser as long as rendering the rest of the page.
let weekdayFormat: Intl.DateTimeFormat | undefined;
let fullFormat: Intl.DateTimeFormat | undefined;

/**
 * The weekday of a day.
 *
 * @example
 * weekdayOf('2026-12-01'); // => 'Tuesday'
 */
export function weekdayOf(day: string): string {
  weekdayFormat ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  return weekdayFormat.format(new Date(day));
}

/**
 * Formats a day as in a letter.
 *
 * @example
 * formatFullDay('2026-12-01'); // => 'Tuesday, December 1, 2026'
 */
export function formatFullDay(day: string): string {
  fullFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return fullFormat.format(new Date(day));
}
