import * as v from 'valibot';
import { copy, head, link } from './parts.ts';

/** The page for an address that has none. */
export const notFoundCopy = v.strictObject({
  head,
  title: copy,
  text: copy,
  link,
  help: v.strictObject({ text: copy, links: v.array(link) }),
});

export type NotFoundCopy = v.InferOutput<typeof notFoundCopy>;
