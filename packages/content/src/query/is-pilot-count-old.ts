import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

/** For how many days a count of the pilot's places counts as current. */
export const pilotCountDays = 45;

/**
 * Whether a count of the pilot's places is outdated.
 *
 * @param countedOn - The day of the count, `YYYY-MM-DD`.
 * @param day - The day to judge it on, `YYYY-MM-DD`.
 * @example
 * isPilotCountOld('2026-11-26', '2027-01-10') // => false
 * isPilotCountOld('2026-11-26', '2027-01-11') // => true
 */
export const isPilotCountOld = (countedOn: string, day: string): boolean =>
  differenceInCalendarDays(parseISO(day), parseISO(countedOn)) > pilotCountDays;
