import * as v from 'valibot';
import { dateForm, isCalendarDate, toPageDate } from './date-texts.ts';

/** Lower-case words joined by hyphens: the form of slugs and file names. */
export const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const oneLine = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'is one line without spaces around it'),
);

/** How the editor shows a field whose schema does not say it: options of a field of Sveltia CMS. */
export const shownAs = (widget: string, options: Readonly<Record<string, unknown>> = {}) => ({
  shownAs: { widget, ...options },
});

/** A text field; the description and the example appear in findings. */
export function text(description: string, example: string) {
  return v.pipe(oneLine, v.description(description), v.examples([example]));
}

/** A field with a list of texts. */
export function texts(description: string, example: string[]) {
  return v.pipe(v.array(oneLine), v.readonly(), v.description(description), v.examples([example]));
}

/** A field with a count. */
export function wholeNumber(description: string, example: number) {
  return v.pipe(
    v.number(),
    v.integer('is a whole number'),
    v.minValue(0, 'is 0 or more'),
    v.description(description),
    v.examples([example]),
  );
}

export function flag(description: string) {
  return v.pipe(v.boolean(), v.description(description), v.examples([true]));
}

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

export function calendarDate(description: string, example: string) {
  return v.pipe(
    v.string(),
    v.regex(dateForm, 'is a calendar date, YYYY-MM-DD'),
    v.check(isCalendarDate),
    v.description(description),
    v.examples([example]),
    v.metadata(shownAs('datetime', { type: 'date', format: 'YYYY-MM-DD' })),
  );
}

/** A field with a calendar date that a page shows. */
export function pageDate(description: string, example: string) {
  return v.pipe(calendarDate(description, example), v.transform(toPageDate));
}

/** The pictures in `images/`: their file types, and how many bytes one may have. */
export const imageLimits = {
  types: ['svg', 'png', 'jpg', 'jpeg', 'webp'],
  bytes: 500_000,
} as const;

const picture = v.pipe(
  v.string(),
  v.regex(
    /^\/images\/\w[\w.-]*$/,
    'begins with /images/ and has no spaces, such as /images/ring.jpg',
  ),
  v.description('The address of a picture.'),
);

const shownAsPicture = (options: Readonly<Record<string, unknown>> = {}) =>
  shownAs('image', {
    accept: imageLimits.types.map((type) => `.${type}`).join(),
    choose_url: false,
    ...options,
  });

export function sitePath(description: string, example: string) {
  return v.pipe(
    picture,
    v.description(description),
    v.examples([example]),
    v.metadata(shownAsPicture()),
  );
}

/** A field with the pictures in a text, which the editor uploads in the same change. */
export const pictures = v.pipe(
  v.array(picture),
  v.readonly(),
  v.description(
    'The pictures in the text. Each is shown where a line of the text names it, such as `![What it shows](/images/ring.webp)`.',
  ),
  v.examples([['/images/ring.webp']]),
  v.metadata(shownAsPicture({ multiple: true })),
);

/** A field with the former addresses of a page; the editor writes it when a file is renamed. */
export const aliases = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\/[\w./-]*$/, 'is the path of a page'))),
  v.readonly(),
  v.description('The former addresses of the page, which lead to it.'),
  v.examples([['/resources/blog/ropes']]),
);

export function related(collection: 'posts' | 'guides', description: string, example: string) {
  return v.pipe(
    texts(description, [example]),
    v.metadata(shownAs('relation', { collection, display_fields: ['title'], multiple: true })),
  );
}

/** A field with an id; the editor hides it, because the name of a new file is one. */
export function itemId(description: string, example: string) {
  return v.pipe(text(description, example), v.metadata(shownAs('hidden')));
}

/** A field with the files in `downloads/` that an article offers. */
export const downloads = v.pipe(
  v.array(
    v.strictObject({
      file: v.pipe(
        v.string(),
        v.regex(
          /^\w[\w.-]*\.\w+$/,
          'has letters, digits, hyphens and underscores, such as class-schedule.csv',
        ),
        v.description('The file, such as a spreadsheet or a PDF.'),
        v.metadata(
          shownAs('file', {
            media_folder: '/packages/content/downloads',
            public_folder: '',
            choose_url: false,
          }),
        ),
      ),
      label: text('What it is, beside its button.', 'Spreadsheet'),
    }),
  ),
  v.readonly(),
  v.description('The files that it offers for download, each with a label.'),
  v.examples([[{ file: 'class-schedule.csv', label: 'Spreadsheet' }]]),
);
