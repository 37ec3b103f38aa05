import * as v from 'valibot';
import {
  callToAction,
  copy,
  described,
  formField,
  formStatuses,
  head,
  isEmail,
  titledText,
} from './parts.ts';
import { stillSection } from './stills.ts';

export const demoCopy = v.strictObject({
  gym: stillSection,
  head,
  title: copy,
  lead: copy,
  pointsTitle: copy,
  points: v.array(titledText),
  formTitle: copy,
  kindLabel: copy,
  windowsLabel: copy,
  windowsHint: described(copy, 'A line below the times.'),
  windowLabels: v.array(copy),
  zoneLabel: copy,
  submitLabel: copy,
  submittingLabel: copy,
  apply: callToAction,
  kinds: v.array(v.strictObject({ id: v.picklist(['demo', 'call']), label: copy, text: copy })),
  fields: v.pipe(
    v.array(formField(['name', 'email', 'gym', 'phone', 'note'])),
    v.someItem(isEmail, 'has a field with the name email'),
  ),
  messages: v.strictObject({
    missing: titledText,
    done: titledText,
    doneWithoutTimes: described(titledText, 'After it was sent without times.'),
  }),
  statuses: formStatuses,
});
