import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  formField,
  formStatuses,
  head,
  isEmail,
  link,
  titledText,
} from './parts.ts';

const names = ['name', 'email', 'phone', 'gymName', 'gymLocation', 'currentMembers', 'message'];

/** The file of `/contact`, whose rounds have the fields. */
const contactFile = v.strictObject({
  head,
  title: copy,
  lead: described(copy, 'With `{fields}`, the number of required fields.'),
  question: described(v.strictObject({ text: copy, link }), 'For those who only ask something.'),
  formTitle: copy,
  submitLabel: copy,
  submittingLabel: copy,
  nextTitle: copy,
  ask: callToAction,
  rounds: v.pipe(
    v.array(v.strictObject({ title: copy, fields: v.array(formField(names)) })),
    v.someItem(({ fields }) => fields.some(isEmail), 'has a field with the name email'),
    v.description('The rounds of the form, each with some of its fields.'),
  ),
  planLine: described(copy, 'The first line of a message from a plan, with `{plan}`.'),
  steps: v.array(titledText),
  messages: v.strictObject({ missing: titledText, done: copy }),
  statuses: formStatuses,
});

/** The copy of `/contact`: all fields of the form, and the names of those that each round has. */
export const contactCopy = v.pipe(
  contactFile,
  v.transform(({ rounds, ...file }) => ({
    ...file,
    fields: rounds.flatMap(({ fields }) => fields),
    rounds: rounds.map((round) => ({ ...round, fields: round.fields.map(({ name }) => name) })),
  })),
);
