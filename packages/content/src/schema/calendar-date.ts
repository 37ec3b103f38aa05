import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** The form of a calendar date, `YYYY-MM-DD`; it does not check that the day exists. */
export const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a text is a calendar date, `YYYY-MM-DD`: a day that exists.
 *
 * @example
 * isCalendarDate('2028-02-29') // => true
 * isCalendarDate('2026-02-29') // => false
 */
export function isCalendarDate(text: string): boolean {
  return dateForm.test(text) && isValid(parseISO(text));
}
