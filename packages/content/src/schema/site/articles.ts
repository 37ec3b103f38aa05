import * as v from 'valibot';
import { address, callToAction, copy, described, link, machineName, texts } from './parts.ts';

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
    demoAction: described(link, 'The button that books a demo.'),
    closing: callToAction,
    relatedTitle: copy,
  }),
  legal: v.strictObject({
    dateLabel: copy,
    contentsLabel: copy,
    others: v.array(
      v.strictObject({
        slug: described(machineName, 'The file name of the legal text.'),
        label: copy,
        href: address,
      }),
    ),
  }),
});
