import * as v from 'valibot';
import { copy, head, link } from './parts.ts';

/** The copy of the 404 page. */
export const notFoundCopy = v.strictObject({
  head,
  numeral: copy,
  title: copy,
  text: copy,
  actions: v.array(link),
});
