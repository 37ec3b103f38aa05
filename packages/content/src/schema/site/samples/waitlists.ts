import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: waitlists. */
export const waitlistsSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    waitingUnit: copy,
    nextLabel: copy,
    ofWord: copy,
    weeksTitle: copy,
  }),
  waitlists: v.array(
    v.strictObject({ className: copy, time: copy, cap: v.number(), waiting: v.array(copy) }),
  ),
  weeks: v.array(v.strictObject({ day: copy, waiting: v.number() })),
  move: v.strictObject({ title: copy, name: copy, text: copy, time: copy }),
});

/** What `site/samples/waitlists.yaml` holds. */
export type WaitlistsSample = v.InferOutput<typeof waitlistsSample>;
