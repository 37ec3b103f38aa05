import * as v from 'valibot';
import { copy, head } from './parts.ts';

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
