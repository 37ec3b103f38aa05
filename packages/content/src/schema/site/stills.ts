import * as v from 'valibot';
import { kebabCase, shownAs } from '../fields.ts';
import { copy, described } from './parts.ts';

/** The names that a field of a file has, as what the editor offers. */
const namesIn = (collection: string, file: string, field: string) => ({
  collection,
  file,
  value_field: field,
  search_fields: [field],
  display_fields: [field],
});

/** A text that the sample data contain; the editor offers those that there are. */
const named = (description: string, file: string, field: string) =>
  v.pipe(
    copy,
    v.description(description),
    v.metadata(shownAs('relation', namesIn('samples', file, field))),
  );

const member = named('The member, by name.', 'members', 'members.*.name');
// The editor offers no names of a list within a list.
const skill = described(copy, 'The skill, by its name; a finding for a wrong one lists them all.');
const className = described(
  copy,
  'The day and time of a class in the timetable, such as `Mon 6:00 pm`.',
);

const gymAction = v.variant('do', [
  v.strictObject({ do: v.literal('check-in'), member, class: className }),
  v.strictObject({ do: v.literal('book'), member, class: className }),
  v.strictObject({ do: v.literal('cancel'), member, class: className }),
  v.strictObject({ do: v.literal('call'), member }),
  v.strictObject({ do: v.literal('take-payment'), member }),
  v.strictObject({ do: v.literal('mark-skill'), skill }),
]);

/** The views of the sample gym: those of the desk, and those of a phone. */
const gymViews = [
  'Today',
  'Members',
  'Classes',
  'Privates',
  'Coaches',
  'Skills',
  'Money',
  'Plans',
  'Reports',
  'Messages',
  'Phone: Today',
  'Phone: Book',
  'Phone: Skills',
  'Phone: You',
  'Phone: Board',
  'Phone: Photos',
  'Phone: Partners',
] as const;

const still = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(kebabCase, 'is lower-case words joined by hyphens'),
    v.description('Its name, in lower case with hyphens, by which pages and texts show it.'),
  ),
  view: described(v.picklist(gymViews), 'The view that it shows.'),
  part: described(
    v.optional(v.picklist(['list', 'detail'])),
    'One part of the view alone: the list, or what is open beside it.',
  ),
  member: v.optional(member),
  class: v.optional(className),
  report: v.optional(named('The report that is open.', 'reports', 'reports.*.name')),
  before: described(v.optional(v.array(gymAction)), 'What was done before, in order.'),
});

/** `site/stills.yaml`: the stills of the sample gym. */
export const stillsCopy = v.strictObject({
  stills: described(
    v.array(still),
    'The stills of the sample gym. Each is on a page at most once, and on three pages at most.',
  ),
});

const stillList = namesIn('site', 'stills', 'stills.*.id');

/** The name of a still; the editor offers those that there are. */
export const stillName = v.pipe(
  v.string(),
  v.description('The still, by its name in the page “Stills”.'),
  v.metadata(shownAs('relation', stillList)),
);

/** The names of one or more stills. */
export const stillNames = v.pipe(
  v.array(v.string()),
  v.minLength(1),
  v.description('The stills, by their names in the page “Stills”.'),
  v.metadata(shownAs('relation', { ...stillList, multiple: true })),
);

/** A part of a page that shows the product. */
export const stillSection = described(
  v.strictObject({ title: copy, lead: copy, still: stillName }),
  'The part that shows the product.',
);

/** A view of the sample gym without controls. */
export type Still = v.InferOutput<typeof still>;
/** One of the views of the sample gym. */
export type GymView = (typeof gymViews)[number];
/** What somebody does in the sample gym. */
export type GymAction = v.InferOutput<typeof gymAction>;
