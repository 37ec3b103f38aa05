import * as v from 'valibot';
import { address, callToAction, copy, link, machineName } from './parts.ts';

/** What stands around posts, guides and legal texts. */
export const articlesCopy = v.strictObject({
  contentsTitle: copy,
  post: v.strictObject({
    backLink: link,
    shareLabel: copy,
    authorLabel: copy,
    updatedLabel: copy,
    neighbours: v.strictObject({ label: copy, previousLabel: copy, nextLabel: copy }),
    closing: callToAction,
    relatedTitle: copy,
  }),
  guide: v.strictObject({
    backLink: link,
    featuredLabel: copy,
    downloadLabel: copy,
    downloadAlsoLabel: copy,
    downloadsUnit: copy,
    updatedLabel: copy,
    neighbours: v.strictObject({ label: copy, previousLabel: copy, nextLabel: copy }),
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

export type ArticlesCopy = v.InferOutput<typeof articlesCopy>;
