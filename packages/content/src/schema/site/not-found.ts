import * as v from 'valibot';
import { copy, described, head, link } from './parts.ts';

/** The copy of the 404 page. */
export const notFoundCopy = v.strictObject({
  head,
  numeral: described(copy, 'The large number above the title.'),
  title: copy,
  text: copy,
  actions: v.array(link),
});
