import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  formField,
  formStatuses,
  head,
  link,
  titledText,
} from './parts.ts';

const names = ['name', 'email', 'phone', 'gymName', 'gymLocation', 'currentMembers', 'message'];

/** The copy of `/contact`. */
export const contactCopy = v.strictObject({
  head,
  title: copy,
  lead: described(copy, 'With `{fields}`, the number of required fields.'),
  question: described(v.strictObject({ text: copy, link }), 'For those who only ask something.'),
  formTitle: copy,
  submitLabel: copy,
  submittingLabel: copy,
  nextTitle: copy,
  ask: callToAction,
  fields: v.array(formField(names)),
  rounds: v.pipe(
    v.array(v.strictObject({ title: copy, fields: v.array(v.picklist(names)) })),
    v.description('The rounds of the form, each with some of its fields.'),
  ),
  planLine: described(copy, 'The first line of a message from a plan, with `{plan}`.'),
  steps: v.array(titledText),
  messages: v.strictObject({ missing: titledText, done: copy }),
  statuses: formStatuses,
});
