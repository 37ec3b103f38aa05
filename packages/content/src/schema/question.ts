import * as v from 'valibot';
import { calendarDate, choice, text } from './fields.ts';
import { status } from './status.ts';

/** The front matter of a question, for a page with the given groups of questions. */
export function questionFrontMatter(groups: readonly string[]) {
  return v.strictObject({
    question: text('The question, as a gym owner would ask it.', 'How long does setup take?'),
    group: choice('The group of the FAQ page that it is in.', groups),
    status: status(),
    publishedDate: calendarDate('The day of publication.', '2025-07-14'),
  });
}

/** A Markdown question of the FAQ page: its front matter, id (the file name) and answer. */
export type Question = Readonly<
  v.InferOutput<ReturnType<typeof questionFrontMatter>> & { id: string; answer: string }
>;
