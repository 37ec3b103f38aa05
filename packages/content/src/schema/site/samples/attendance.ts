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
    visitsTitle: copy,
    visitsUnit: copy,
    retentionTitle: copy,
    targetLabel: copy,
  }),
  alerts: v.array(
    v.strictObject({ name: copy, daysQuiet: v.number(), lastClass: copy, coach: copy }),
  ),
  visitKinds: v.array(v.strictObject({ kind: copy, visits: v.number() })),
  retentionTarget: v.number(),
  retentionPercent: v.number(),
});

export type AttendanceSample = v.InferOutput<typeof attendanceSample>;
