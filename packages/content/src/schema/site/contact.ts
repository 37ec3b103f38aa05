import * as v from 'valibot';
import {
  callToAction,
  copy,
  formField,
  formStatuses,
  head,
  machineName,
  titledText,
} from './parts.ts';

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
  fields: v.array(formField),
  rounds: v.pipe(
    v.array(v.strictObject({ title: copy, fields: v.array(machineName) })),
    v.description('The rounds of the form, each with some of its fields.'),
  ),
  steps: v.array(titledText),
  messages: v.strictObject({ missing: titledText, done: copy }),
  statuses: formStatuses,
});
