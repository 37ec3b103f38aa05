import * as v from 'valibot';
import { callToAction, copy, head, machineName } from './parts.ts';

/** The copy of `/faq`. */
export const faqCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  indexLabel: copy,
  linkLabel: copy,
  closing: callToAction,
  groups: v.array(
    v.strictObject({
      id: machineName,
      title: copy,
      items: v.array(v.strictObject({ id: machineName, question: copy, answer: copy })),
    }),
  ),
});
