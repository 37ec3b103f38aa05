import * as v from 'valibot';
import { copy, head, link } from './parts.ts';

/** The copy of the 404 page. */
export const notFoundCopy = v.strictObject({
  head,
  /** Large above the title. */
  numeral: copy,
  title: copy,
  text: copy,
  actions: v.array(link),
});

/** What `site/not-found.yaml` says. */
export type NotFoundCopy = v.InferOutput<typeof notFoundCopy>;
