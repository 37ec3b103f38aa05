import * as v from 'valibot';
import { sitePath, text } from './fields.ts';

const authorEntry = v.strictObject({
  id: text('The id that posts refer to.', 'founders'),
  name: text('The name shown under a title.', 'The founders'),
  title: text('What the author does.', 'Builders of the software'),
  avatar: sitePath('The address of a square picture.', '/images/founders.svg'),
  bio: text('One or two sentences about the author.', 'We build in the open.'),
});

export const authorList = v.pipe(
  v.array(authorEntry),
  v.description('A list of authors, each beginning with `- id: founders`.'),
);

/** Who wrote a post. */
export type Author = Readonly<v.InferOutput<typeof authorEntry>>;
