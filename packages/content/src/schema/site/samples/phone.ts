import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: phone. */
export const phoneSample = v.strictObject({
  /** The phone of a member. */
  app: v.strictObject({
    copy: v.strictObject({ focusTitle: copy, weekTitle: copy, noteTitle: copy }),
    member: copy,
    focus: copy,
    focusBy: copy,
    note: copy,
    week: v.array(v.strictObject({ day: copy, what: copy, when: copy, state: copy })),
  }),
  /** The phone of a coach, who decides whether two members may spar. */
  partners: v.strictObject({
    copy: v.strictObject({
      title: copy,
      pairTitle: copy,
      reasonsLabel: copy,
      decisionTitle: copy,
      pendingLabel: copy,
    }),
    pair: copy,
    decidedBy: copy,
    reasons: v.array(v.strictObject({ label: copy, text: copy })),
  }),
});

/** What `site/samples/phone.yaml` holds. */
export type PhoneSample = v.InferOutput<typeof phoneSample>;
