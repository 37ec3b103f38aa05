import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: private sessions. */
export const privateSessionsSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    sessionsLabel: copy,
    minutesLabel: copy,
    minutesUnit: copy,
    withWord: copy,
    priceLabel: copy,
    listTitle: copy,
    noteTitle: copy,
  }),
  sessions: v.array(
    v.strictObject({
      time: copy,
      member: copy,
      coach: copy,
      focus: copy,
      minutes: v.number(),
      price: v.number(),
    }),
  ),
  note: v.strictObject({ member: copy, text: copy, by: copy }),
});

/** What `site/samples/private-sessions.yaml` holds. */
export type PrivateSessionsSample = v.InferOutput<typeof privateSessionsSample>;
