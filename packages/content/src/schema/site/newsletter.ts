import * as v from 'valibot';
import { copy, described, formStatuses, titledText } from './parts.ts';

/** The newsletter form. */
export const newsletterCopy = v.strictObject({
  title: copy,
  lead: copy,
  nameLabel: copy,
  emailLabel: copy,
  submitLabel: copy,
  submittingLabel: copy,
  messages: v.strictObject({
    missing: titledText,
    failed: titledText,
    done: titledText,
    confirm: described(titledText, 'For new subscribers who are asked to confirm.'),
  }),
  statuses: formStatuses,
});
