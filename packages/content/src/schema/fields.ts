import * as v from 'valibot';
import { dateForm, isCalendarDate } from './calendar-date.ts';

/** Lower-case words joined by hyphens: the form of slugs and file names. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const noSpaceAround = /^\S(?:[\s\S]*\S)?$/;

/** A field that holds a text; the meaning and the example appear in what the loader says about a wrong value. */
export function text(meaning: string, example: string) {
  return v.pipe(v.string(), v.regex(noSpaceAround), v.description(meaning), v.examples([example]));
}

/** A field that holds a list of texts with at least `fewest` items. */
export function texts(meaning: string, example: string[], fewest = 0) {
  return v.pipe(
    v.array(v.pipe(v.string(), v.regex(noSpaceAround))),
    v.minLength(fewest),
    v.readonly(),
    v.description(meaning),
    v.examples([example]),
  );
}

/** A field that holds a whole number from `lowest` up. */
export function wholeNumber(meaning: string, example: number, lowest: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(lowest),
    v.description(`a whole number from ${lowest} up, ${meaning}`),
    v.examples([example]),
  );
}

/** A field that is true or false. */
export function flag(meaning: string) {
  return v.pipe(v.boolean(), v.description(`true or false, ${meaning}`), v.examples([true]));
}

/** A field that holds one of a closed list of ids, which are its examples too. */
export function choice<const Id extends string>(ids: readonly Id[]) {
  return v.pipe(v.picklist(ids), v.description(`one of ${ids.join(', ')}`), v.examples([...ids]));
}

/** A field that holds a calendar date, `YYYY-MM-DD`: a day, not an instant. */
export function calendarDate(meaning: string, example: string) {
  return v.pipe(
    v.string(),
    v.regex(dateForm),
    v.check(isCalendarDate),
    v.description(`a calendar date, ${meaning}`),
    v.examples([example]),
  );
}

/** A field that holds the address of a picture on the site. */
export function sitePath(meaning: string, example: string) {
  return v.pipe(v.string(), v.startsWith('/'), v.description(meaning), v.examples([example]));
}

/** A field that names the last part of the address, where the file name shall not. */
export function slug() {
  return v.pipe(
    v.string(),
    v.regex(kebabCase),
    v.description('the last part of the address, in lower case with hyphens'),
    v.examples(['ten-days-quiet']),
  );
}

/** A field that lists what a guide asks to be done again and again: the entries of its .ics. */
export function reminders() {
  return v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^(?:weekly|monthly|quarterly): \S.*\S$/))),
    v.minLength(1),
    v.readonly(),
    v.description('a list of jobs, each after weekly, monthly or quarterly and a colon'),
    v.examples([['weekly: Make the call list']]),
  );
}
