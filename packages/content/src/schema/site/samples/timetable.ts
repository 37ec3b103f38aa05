import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: timetable. */
export const timetableSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    classesLabel: copy,
    bookedLabel: copy,
    fullLabel: copy,
    waitingLabel: copy,
    ofWord: copy,
  }),
  slots: v.array(
    v.strictObject({
      day: copy,
      time: copy,
      name: copy,
      coach: copy,
      level: copy,
      booked: v.number(),
      cap: v.number(),
    }),
  ),
});

/** What `site/samples/timetable.yaml` holds. */
export type TimetableSample = v.InferOutput<typeof timetableSample>;
