import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: attendance. */
export const attendanceSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    alertsTitle: copy,
    alertsAside: copy,
    alertsLabel: copy,
    daysUnit: copy,
    visitsTitle: copy,
    visitsUnit: copy,
    retentionTitle: copy,
    targetLabel: copy,
  }),
  alerts: v.array(v.strictObject({ name: copy, daysQuiet: v.number(), note: copy })),
  visitKinds: v.array(v.strictObject({ kind: copy, visits: v.number() })),
  retention: v.strictObject({ percent: v.number(), target: v.number() }),
});

/** What `site/samples/attendance.yaml` holds. */
export type AttendanceSample = v.InferOutput<typeof attendanceSample>;
