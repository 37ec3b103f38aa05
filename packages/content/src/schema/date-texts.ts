import { format } from 'date-fns/format';
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

/** A date as it is shown in each place. */
export interface DateTexts {
  /** On a card, such as `Jul 14, 2025`. */
  readonly card: string;
  /** On a small card, such as `Jul 14`. */
  readonly small: string;
  /** On a page, such as `July 14, 2025`. */
  readonly page: string;
}

/** A date, in ISO 8601 and as a page shows it. */
export interface PageDate {
  readonly iso: string;
  readonly text: string;
}

const pagePattern = 'MMMM d, yyyy';

/**
 * A calendar date as a page shows it, the same day in every time zone.
 *
 * @param iso - A calendar date, `YYYY-MM-DD`.
 * @throws RangeError if the day does not exist.
 * @example
 * toPageDate('2025-07-14') // => { iso: '2025-07-14', text: 'July 14, 2025' }
 */
export const toPageDate = (iso: string): PageDate => ({
  iso,
  text: format(parseISO(iso), pagePattern),
});

/**
 * A calendar date in the formats of cards, small cards and pages.
 *
 * @param iso - A calendar date, `YYYY-MM-DD`.
 * @throws RangeError if the day does not exist.
 * @example
 * toDateTexts('2025-07-14') // => { card: 'Jul 14, 2025', small: 'Jul 14', page: 'July 14, 2025' }
 */
export function toDateTexts(iso: string): DateTexts {
  const day = parseISO(iso);
  return {
    card: format(day, 'MMM d, yyyy'),
    small: format(day, 'MMM d'),
    page: format(day, pagePattern),
  };
}
