import * as v from 'valibot';
import { dateForm, isCalendarDate } from './calendar-date.ts';
import { toPageDate } from './date-texts.ts';

/** Lower-case words joined by hyphens: the form of slugs and file names. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const noSpaceAround = /^\S(?:[\s\S]*\S)?$/;

/** A text field; the meaning and the example appear in findings. */
export function text(meaning: string, example: string) {
  return v.pipe(v.string(), v.regex(noSpaceAround), v.description(meaning), v.examples([example]));
}

/** A field with a list of at least `fewest` texts. */
export function texts(meaning: string, example: string[], fewest = 0) {
  return v.pipe(
    v.array(v.pipe(v.string(), v.regex(noSpaceAround))),
    v.minLength(fewest),
    v.readonly(),
    v.description(meaning),
    v.examples([example]),
  );
}

/** A field with a whole number of at least `lowest`. */
export function wholeNumber(meaning: string, example: number, lowest: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(lowest),
    v.description(`a whole number of at least ${lowest}, ${meaning}`),
    v.examples([example]),
  );
}

/** A field that is true or false. */
export function flag(meaning: string) {
  return v.pipe(v.boolean(), v.description(`true or false, ${meaning}`), v.examples([true]));
}

/** A field with one of a closed list of ids, which are also its examples. */
export function choice<const Id extends string>(ids: readonly Id[]) {
  return v.pipe(v.picklist(ids), v.description(`one of ${ids.join(', ')}`), v.examples([...ids]));
}

/** A field with a calendar date, `YYYY-MM-DD`. */
export function calendarDate(meaning: string, example: string) {
  return v.pipe(
    v.string(),
    v.regex(dateForm),
    v.check(isCalendarDate),
    v.description(`a calendar date, ${meaning}`),
    v.examples([example]),
  );
}

/** A field with a calendar date that a page shows. */
export function pageDate(meaning: string, example: string) {
  return v.pipe(calendarDate(meaning, example), v.transform(toPageDate));
}

/** A field with the path of a picture on the site. */
export function sitePath(meaning: string, example: string) {
  return v.pipe(v.string(), v.startsWith('/'), v.description(meaning), v.examples([example]));
}

/** A field with the last part of the address, if it differs from the file name. */
export function slug() {
  return v.pipe(
    v.string(),
    v.regex(kebabCase),
    v.description('the last part of the address, in lower case with hyphens'),
    v.examples(['ten-days-quiet']),
  );
}

/** A field with the files to download beside a guide's PDFs. */
export function downloads() {
  return v.pipe(
    v.array(
      v.object({
        file: v.pipe(v.string(), v.regex(/^[\w.-]+\.\w+$/)),
        label: v.pipe(v.string(), v.regex(/\S/)),
      }),
    ),
    v.readonly(),
    v.description('a list of files in downloads/, each with a label'),
    v.examples([[{ file: 'class-schedule.csv', label: 'Spreadsheet' }]]),
  );
}
