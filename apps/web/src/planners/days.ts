/** Today in the visitor's time zone, as `YYYY-MM-DD`: Swedish keeps to ISO 8601. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/**
 * A day some days later, or earlier.
 *
 * @example
 * addDays('2025-08-30', 3); // => '2025-09-02'
 */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar that a planner counts from. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

// Made when a plan first has dates: a browser takes as long for its first format as for the rest of the page.
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
 * A day as a letter says it.
 *
 * @example
 * formatFullDay('2026-12-01'); // => 'Tuesday, December 1, 2026'
 */
export function formatFullDay(day: string): string {
  fullFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return fullFormat.format(new Date(day));
}
