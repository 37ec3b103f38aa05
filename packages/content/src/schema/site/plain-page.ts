import * as v from 'valibot';
import { callToAction, copy, head, texts } from './parts.ts';

/** A file of `site/pages/`: the copy of a page without a schema of its own, by the page's path. */
export const plainPageCopy = v.strictObject({
  head,
  hero: texts('title', 'lead'),
  sections: v.array(v.strictObject({ title: copy, paragraphs: v.array(copy) })),
  closing: callToAction,
});

/** What a file of `site/pages/` says. */
export type PlainPageCopy = v.InferOutput<typeof plainPageCopy>;
