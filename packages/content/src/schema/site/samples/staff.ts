import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: staff. */
export const staffSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    caption: copy,
    columns: v.strictObject({
      name: copy,
      classes: copy,
      privates: copy,
      hours: copy,
      label: copy,
    }),
    markedTitle: copy,
    ofWord: copy,
  }),
  staff: v.array(
    v.strictObject({
      name: copy,
      role: copy,
      label: v.picklist(['Top Performer', 'Excellent', 'Developing']),
      classes: v.number(),
      privates: v.number(),
      hours: v.number(),
      marked: v.number(),
    }),
  ),
});

/** What `site/samples/staff.yaml` holds. */
export type StaffSample = v.InferOutput<typeof staffSample>;
