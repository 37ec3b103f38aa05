import * as v from 'valibot';
import { copy, figure } from '../parts.ts';

/** Sample data: phone. */
export const phoneSample = v.strictObject({
  app: v.strictObject({
    member: copy,
    focusTitle: copy,
    focus: copy,
    focusBy: copy,
    note: copy,
    noteTitle: copy,
    weekTitle: copy,
    week: v.array(v.strictObject({ day: copy, what: copy, when: copy, state: copy })),
  }),
  partnerCopy: v.strictObject({
    title: copy,
    pairTitle: copy,
    reasonsLabel: copy,
    decisionTitle: copy,
    pendingLabel: copy,
  }),
  partnerMatch: v.strictObject({
    name: copy,
    partnerOf: copy,
    decidedBy: copy,
    reasons: v.array(figure),
  }),
});

export type PhoneSample = v.InferOutput<typeof phoneSample>;
