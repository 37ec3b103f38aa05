import slugify from '@sindresorhus/slugify';
import * as v from 'valibot';
import { callToAction, copy, described, head, machineName } from './parts.ts';

/** A question with its answer; its id is the anchor in its address. */
const questionAndAnswer = v.pipe(
  v.strictObject({
    question: v.pipe(copy, v.endsWith('?', 'ends with a question mark')),
    answer: copy,
    id: v.optional(
      described(
        machineName,
        'The anchor in its address; by default made from the question, else it stays as it is.',
      ),
    ),
  }),
  v.transform(({ id, ...item }) => ({
    id: id ?? slugify(item.question, { decamelize: false }),
    ...item,
  })),
);

export const faqCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  groups: v.array(
    v.strictObject({
      id: machineName,
      title: copy,
      items: v.array(questionAndAnswer),
    }),
  ),
  indexLabel: copy,
  linkLabel: copy,
  closing: callToAction,
});
