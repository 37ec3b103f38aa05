import * as v from 'valibot';
import { isCalendarDate } from './calendar-date.ts';
import { toPageDate } from './date-texts.ts';
import { imageLimits } from './image-limits.ts';

/** Lower-case words joined by hyphens: the form of slugs and file names. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A text of one line. */
const oneLine = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'is one line without spaces around it'),
);

/** How the editor shows a field whose schema does not say it: options of a field of Sveltia CMS. */
export const shownAs = (widget: string, options: Readonly<Record<string, unknown>> = {}) => ({
  shownAs: { widget, ...options },
});

/** A field with its description and examples, which appear in findings. */
export const described = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  ...examples: readonly v.InferOutput<Schema>[]
) => v.pipe(schema, v.description(description), v.examples(examples));

/** A text field. */
export function text(description: string, example: string) {
  return described(oneLine, description, example);
}

/** A field with one to ten tags. */
export function tags(description: string, example: string[]) {
  const list = v.pipe(
    v.array(v.pipe(oneLine, v.regex(/^[^A-Z]*$/, 'is in lower case'))),
    v.minLength(1),
    v.maxLength(10, 'has at most ten items'),
    v.checkItems((tag, index, all) => all.indexOf(tag) === index, 'is there once'),
    v.readonly(),
  );
  return described(list, description, example);
}

/** A field with a whole number of at least `lowest`. */
export function wholeNumber(description: string, example: number, lowest: number) {
  return described(v.pipe(v.number(), v.integer(), v.minValue(lowest)), description, example);
}

/** A field that is true or false. */
export function flag(description: string) {
  return described(v.boolean(), description, true);
}

/** A field with the id of one of several options. */
export function choice<const Id extends string>(
  description: string,
  options: readonly { readonly id: Id; readonly label: string }[],
) {
  return v.pipe(
    v.picklist(options.map(({ id }) => id)),
    v.description(description),
    v.metadata(
      shownAs('select', { options: options.map(({ id, label }) => ({ value: id, label })) }),
    ),
  );
}

/** A field with a calendar date, `YYYY-MM-DD`. */
export function calendarDate(description: string, example: string) {
  const day = v.pipe(v.string(), v.check(isCalendarDate, 'is a day that exists, YYYY-MM-DD'));
  return v.pipe(
    described(day, description, example),
    v.metadata(shownAs('datetime', { type: 'date', format: 'YYYY-MM-DD' })),
  );
}

/** A field with a calendar date that a page shows. */
export function pageDate(description: string, example: string) {
  return v.pipe(calendarDate(description, example), v.transform(toPageDate));
}

/** A field with the path of a picture on the site. */
export function sitePath(description: string, example: string) {
  return v.pipe(
    described(v.pipe(v.string(), v.startsWith('/')), description, example),
    v.metadata(
      shownAs('image', {
        accept: imageLimits.types.map((type) => `.${type}`).join(),
        choose_url: false,
      }),
    ),
  );
}

/** A field with a list of other texts of a kind. */
export function related(collection: 'posts' | 'guides', description: string, example: string) {
  return v.pipe(
    described(v.pipe(v.array(oneLine), v.readonly()), description, [example]),
    v.metadata(shownAs('relation', { collection, display_fields: ['title'], multiple: true })),
  );
}

/** A field with an id; the editor hides it, because the name of a new file is one. */
export function itemId(description: string, example: string) {
  return v.pipe(text(description, example), v.metadata(shownAs('hidden')));
}

/** A field with the last part of the address, if it differs from the file name; the editor hides it too. */
export function slug() {
  const description =
    'The last part of the address, in lower case with hyphens; by default the file name.';
  return v.pipe(
    described(v.pipe(v.string(), v.regex(kebabCase)), description, 'ten-days-quiet'),
    v.metadata(shownAs('hidden')),
  );
}

/** A field with the files to download beside a guide's PDFs. */
export function downloads() {
  const file = v.object({
    file: v.pipe(
      v.string(),
      v.regex(/^[\w.-]+\.\w+$/, 'is the name of a file'),
      v.description('The name of the file in downloads/.'),
    ),
    label: text('The words of the button.', 'Spreadsheet'),
  });
  return described(
    v.pipe(v.array(file), v.readonly()),
    'The files in downloads/ that it offers, each with a label.',
    [{ file: 'class-schedule.csv', label: 'Spreadsheet' }],
  );
}
