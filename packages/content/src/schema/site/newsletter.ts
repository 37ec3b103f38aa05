import * as v from 'valibot';
import { copy, formStatuses, titledText } from './parts.ts';

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
    /** Beside the form, where new subscribers are asked to confirm. */
    confirm: titledText,
  }),
  statuses: formStatuses,
});
