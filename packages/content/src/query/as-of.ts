import { formatISO } from 'date-fns/formatISO';
import { isCalendarDate } from '../schema/date-texts.ts';

/**
 * The day of a build: the given one, else today.
 *
 * @param asked - The day from the command line or `AS_OF`; `undefined` or empty for today.
 * @param now - The present moment; its calendar day in the machine's time zone is today.
 * @returns A calendar date, `YYYY-MM-DD`.
 * @throws RangeError if the given day is not a calendar date.
 * @example
 * readAsOf('2026-12-01', new Date()) // => '2026-12-01'
 */
export function readAsOf(asked: string | undefined, now: Date): string {
  if (asked === undefined || asked === '') return formatISO(now, { representation: 'date' });
  if (isCalendarDate(asked)) return asked;
  throw new RangeError(
    `The day is ${JSON.stringify(asked)}. Expected a calendar date, for example 2026-12-01.`,
  );
}
