import * as v from 'valibot';
import { shownAs } from '../fields.ts';
import { headLengths } from '../head-lengths.ts';

/** Text that visitors read; several lines only as a block. */
export const copy = v.pipe(
  v.string(),
  v.regex(/^\S(?:[\s\S]*\S)?$/, 'is not empty and has no spaces around it'),
);

/** A schema with the sentence that the editor and findings show. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

/** A group of texts that visitors read, by their names. */
export const texts = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(v.entriesFromList(names, copy));

/** A name that only code reads: an id, a field's name, a colour's name. */
export const machineName = v.string();

/** A path on this site, a full URL, or an anchor. */
export const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/|https:\/\/|#)\S*$/, 'begins with "/", "#" or "https://"'),
);

const { title, description } = headLengths;

export const head = v.strictObject({
  title: described(
    copy,
    `The title in the tab and in search results, in ${title.least} to ${title.most} characters that no other page has.`,
  ),
  description: described(
    copy,
    `What search results say, in ${description.least} to ${description.most} characters that no other page has.`,
  ),
});

export const link = v.strictObject({
  label: copy,
  href: address,
  spoken: v.optional(
    described(copy, 'What is read out instead of the label, if the label is ambiguous alone.'),
  ),
});

export const titledText = texts('title', 'text');

export const linkedText = v.strictObject({ title: copy, text: copy, link: v.optional(link) });

export const callToAction = v.strictObject({ title: copy, text: copy, actions: v.array(link) });

/** A number that is always a fact, `{{fact:…}}`, so that it changes in one place. */
export const factNumber = v.pipe(
  v.number(),
  v.metadata(
    shownAs('string', {
      pattern: [
        String.raw`^\{\{fact:[\w.]+\}\}$`,
        'It must be a fact such as {{fact:pilot.spots}}.',
      ],
    }),
  ),
);

/** A number with what it counts. */
export const figure = v.strictObject({
  value: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.description('The number as it is shown, such as `50+`.'),
  ),
  label: copy,
});

export const sparringStatus = v.picklist(['Not Ready', 'Assessment Needed', 'Cleared']);

export const skillState = v.picklist(['Not Yet Demonstrated', 'Demonstrated', 'Mastered']);

/** A field of a form, with one of the names that its request has. */
export const formField = (names: readonly string[]) =>
  v.strictObject({
    name: described(v.picklist(names), 'The name of the field in the request.'),
    label: copy,
    control: described(v.picklist(['text', 'email', 'tel', 'textarea']), 'The kind of input.'),
    autocomplete: described(
      machineName,
      'What the browser may fill in, a name of the HTML standard.',
    ),
    hint: v.optional(copy),
    optional: v.optional(described(v.boolean(), 'Whether the field may stay empty.')),
  });

/** Whether a field is the email, without which nobody could answer. */
export const isEmail = ({ name }: { readonly name: string }) => name === 'email';

export const formStatuses = v.strictObject({
  subscribed: described(copy, 'After signing up.'),
  invalid: copy,
  failed: copy,
  limited: copy,
});

/** The title and description of a page. */
export type Head = v.InferOutput<typeof head>;
/** A link with its label. */
export type Link = v.InferOutput<typeof link>;
/** A heading with a paragraph under it; also a toast or an alert. */
export type TitledText = v.InferOutput<typeof titledText>;
/** A call to action with its links. */
export type CallToAction = v.InferOutput<typeof callToAction>;
/** A heading with a paragraph under it and an optional link. */
export type LinkedText = v.InferOutput<typeof linkedText>;
/** A field of a form. */
export type FormField = v.InferOutput<ReturnType<typeof formField>>;
/** The state of a skill. */
export type SkillState = v.InferOutput<typeof skillState>;
/** Whether a member may spar. */
export type SparringStatus = v.InferOutput<typeof sparringStatus>;
