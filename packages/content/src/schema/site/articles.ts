import * as v from 'valibot';
import { address, callToAction, copy, link, machineName, texts } from './parts.ts';

/** The copy around posts, guides and legal texts. */
export const articlesCopy = v.strictObject({
  shared: v.strictObject({
    backLink: link,
    updatedLabel: copy,
    contentsTitle: copy,
    downloadLabel: copy,
    downloadAlsoLabel: copy,
  }),
  post: v.strictObject({
    shareLabel: copy,
    authorLabel: copy,
    neighbours: texts('label', 'previousLabel', 'nextLabel'),
    closing: callToAction,
    relatedTitle: copy,
  }),
  guide: v.strictObject({
    neighbours: texts('label', 'previousLabel', 'nextLabel'),
    demoAction: link,
    closing: callToAction,
    relatedTitle: copy,
  }),
  legal: v.strictObject({
    dateLabel: copy,
    contentsLabel: copy,
    others: v.array(v.strictObject({ slug: machineName, label: copy, href: address })),
  }),
});
