import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

/** How long a count of the pilot's places is told as today's, in days. */
export const pilotCountDays = 45;

/**
 * Whether a count of the pilot's places is too old to be told as today's.
 *
 * @param countedOn - The day of the count, `YYYY-MM-DD`.
 * @param day - The day to judge it on, `YYYY-MM-DD`.
 * @example
 * isPilotCountOld('2026-11-26', '2027-01-10') // => false
 * isPilotCountOld('2026-11-26', '2027-01-11') // => true
 */
export const isPilotCountOld = (countedOn: string, day: string): boolean =>
  differenceInCalendarDays(parseISO(day), parseISO(countedOn)) > pilotCountDays;
