import * as v from 'valibot';
import { sitePath, text } from './fields.ts';

/** One entry of `authors.yaml`. */
export const authorEntry = v.object({
  id: text('the id that posts refer to', 'founders'),
  name: text('the name shown under a title', 'The founders'),
  title: text('what the author does', 'Builders of the software'),
  avatar: sitePath('the address of a square picture', '/images/founders.svg'),
  bio: text('one or two sentences about the author', 'We build in the open.'),
});

/** Who wrote a post. */
export type Author = Readonly<v.InferOutput<typeof authorEntry>>;
