import * as v from 'valibot';
import { callToAction, copy, formField, formStatuses, head, titledText } from './parts.ts';

const names = ['name', 'email', 'phone', 'gymName', 'gymLocation', 'currentMembers', 'message'];

/** The copy of `/contact`. */
export const contactCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
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
  steps: v.array(titledText),
  messages: v.strictObject({ missing: titledText, done: copy }),
  statuses: formStatuses,
});
