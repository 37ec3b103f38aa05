import * as v from 'valibot';

/** Words that visitors read. */
export const copy = v.pipe(
  v.string(),
  v.regex(/^\S(?:[\s\S]*\S)?$/, 'must not be empty or have blanks around it'),
);

/** A name that only code reads: an id, a field's name, a colour's name. */
export const machineName = v.string();

/** A path on this site, a whole address for another, or an anchor. */
export const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/|https:\/\/|#)\S*$/, 'must begin with "/", "#" or "https://"'),
);

/** What a page says of itself in the head of its document. */
export const head = v.strictObject({
  // At most 60 characters, unique on the site.
  title: copy,
  // 70 to 155 characters, unique on the site.
  description: copy,
});

/** What a link says and where it leads. */
export const link = v.strictObject({
  label: copy,
  href: address,
  // What is read out after a label that alone does not say where the link leads.
  spoken: v.optional(copy),
  // A line that says what is behind the link.
  description: v.optional(copy),
});

/** A link with a line that says what is behind it. */
export const describedLink = v.strictObject({ label: copy, href: address, description: copy });

/** A heading with a paragraph under it; also a toast or an alert. */
export const titledText = v.strictObject({ title: copy, text: copy });

/** A heading with a paragraph under it, which may lead on. */
export const linkedText = v.strictObject({ title: copy, text: copy, link: v.optional(link) });

/** A call to do something, with its links. */
export const callToAction = v.strictObject({ title: copy, text: copy, actions: v.array(link) });

/** A number as it is shown, such as `50+`; one that a fact fills in becomes a text. */
export const figureValue = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A number with what it counts. */
export const figure = v.strictObject({ value: figureValue, label: copy });

/** Where a round of the roadmap stands. */
export const roundState = v.picklist(['done', 'now', 'next']);

/** Where a member stands with sparring. */
export const sparringStatus = v.picklist(['Not Ready', 'Assessment Needed', 'Cleared']);

/** What a coach has seen of a skill. */
export const skillState = v.picklist(['Not Yet Demonstrated', 'Demonstrated', 'Mastered']);

/** A field of a form. */
export const formField = v.strictObject({
  /** The name under which it is sent. */
  name: machineName,
  label: copy,
  control: v.picklist(['text', 'email', 'tel', 'textarea']),
  autocomplete: machineName,
  hint: v.optional(copy),
  optional: v.optional(v.boolean()),
});

/** What a form says when it was sent without JavaScript, by the status that the address names. */
export const formStatuses = v.strictObject({
  subscribed: copy,
  invalid: copy,
  failed: copy,
  limited: copy,
});

/** What a page says of itself in the head of its document. */
export type Head = v.InferOutput<typeof head>;
/** What a link says and where it leads. */
export type Link = v.InferOutput<typeof link>;
/** A link with a line that says what is behind it. */
export type DescribedLink = v.InferOutput<typeof describedLink>;
/** A heading with a paragraph under it; also a toast or an alert. */
export type TitledText = v.InferOutput<typeof titledText>;
/** A call to do something, with its links. */
export type CallToAction = v.InferOutput<typeof callToAction>;
/** A heading with a paragraph under it, which may lead on. */
export type LinkedText = v.InferOutput<typeof linkedText>;
/** A number with what it counts. */
export type Figure = v.InferOutput<typeof figure>;
/** A field of a form. */
export type FormField = v.InferOutput<typeof formField>;
/** What a form says when it was sent without JavaScript, by the status that the address names. */
export type FormStatuses = v.InferOutput<typeof formStatuses>;
/** Where a member stands with sparring. */
export type SparringStatus = v.InferOutput<typeof sparringStatus>;
/** What a coach has seen of a skill. */
export type SkillState = v.InferOutput<typeof skillState>;
