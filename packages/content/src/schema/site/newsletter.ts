import * as v from 'valibot';
import { copy, described, formStatuses, head, titledText } from './parts.ts';

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

/** A page of a mailed link, with what it says after its button. */
const linkPage = v.strictObject({
  head,
  title: copy,
  text: copy,
  submitLabel: copy,
  /** What it says once it is done, where no other page does. */
  statuses: v.strictObject({ done: v.optional(copy), invalid: copy, limited: copy, failed: copy }),
});

/** The pages of the links in our emails. */
export const newsletterLinksCopy = v.strictObject({
  confirm: linkPage,
  unsubscribe: linkPage,
  /** After leaving. */
  return: linkPage,
  /** The field for those without JavaScript. */
  codeLabel: copy,
});
