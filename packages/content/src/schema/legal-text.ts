import * as v from 'valibot';
import { pageDate, text } from './fields.ts';

export const legalFrontMatter = v.strictObject({
  title: text('The title.', 'Privacy Policy'),
  description: text('One full sentence for search results.', 'What we keep and why.'),
  date: pageDate('The day from which the text is valid.', '2025-07-31'),
});

/** A legal text: its front matter, its slug (the file name) and its Markdown body. */
export type LegalText = Readonly<
  v.InferOutput<typeof legalFrontMatter> & { slug: string; content: string }
>;
