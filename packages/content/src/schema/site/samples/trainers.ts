import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: trainers. */
export const trainersSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    caption: copy,
    columns: v.strictObject({
      name: copy,
      groupHours: copy,
      privateHours: copy,
      totalHours: copy,
      note: copy,
    }),
    coverTitle: copy,
    coverListTitle: copy,
    freeLabel: copy,
    busyLabel: copy,
  }),
  weeks: v.array(
    v.strictObject({ name: copy, groupHours: v.number(), privateHours: v.number(), note: copy }),
  ),
  cover: v.strictObject({
    className: copy,
    time: copy,
    reason: copy,
    covers: v.array(v.strictObject({ name: copy, reason: copy, isFree: v.boolean() })),
  }),
});

/** What `site/samples/trainers.yaml` holds. */
export type TrainersSample = v.InferOutput<typeof trainersSample>;
