import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: reports. */
export const reportsSample = v.strictObject({
  copy: v.strictObject({ title: copy, listLabel: copy }),
  reports: v.array(
    v.strictObject({
      name: copy,
      label: v.picklist(['Ready', 'Scheduled', 'Custom', 'Quarterly']),
      description: copy,
    }),
  ),
  open: v.strictObject({
    title: copy,
    question: copy,
    chartLabel: copy,
    turnedAway: v.array(v.number()),
    chartSummary: copy,
    answerTitle: copy,
    answers: v.array(v.strictObject({ time: copy, who: copy, note: copy })),
  }),
});

/** What `site/samples/reports.yaml` holds. */
export type ReportsSample = v.InferOutput<typeof reportsSample>;
