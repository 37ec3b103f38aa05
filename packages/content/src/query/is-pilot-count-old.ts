import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

const currentDays = 45;

/**
 * Whether a count of the pilot's places is outdated, because it is more than 45 days old.
 *
 * @param countedOn - The day of the count, `YYYY-MM-DD`.
 * @param day - The day to judge it on, `YYYY-MM-DD`.
 * @example
 * isPilotCountOld('2026-11-26', '2027-01-10') // => false
 * isPilotCountOld('2026-11-26', '2027-01-11') // => true
 */
export const isPilotCountOld = (countedOn: string, day: string): boolean =>
  differenceInCalendarDays(parseISO(day), parseISO(countedOn)) > currentDays;
