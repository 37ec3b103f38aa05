import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: analytics. */
export const analyticsSample = v.strictObject({
  copy: v.strictObject({
    title: copy,
    aside: copy,
    revenueTitle: copy,
    revenueAside: copy,
    fillTitle: copy,
    fillAside: copy,
    ofWord: copy,
    retentionTitle: copy,
    retentionAside: copy,
    retentionLabel: copy,
    retentionSummary: copy,
    retentionNote: copy,
    membersTitle: copy,
    membersAside: copy,
  }),
  metrics: v.array(v.strictObject({ label: copy, value: copy, before: copy })),
  revenue: v.array(v.strictObject({ month: copy, revenue: v.number() })),
  classFill: v.array(v.strictObject({ name: copy, taken: v.number(), cap: v.number() })),
  retentionMonths: v.array(v.number()),
  comingAndGoing: v.array(v.strictObject({ label: copy, members: v.number(), names: copy })),
});

/** What `site/samples/analytics.yaml` holds. */
export type AnalyticsSample = v.InferOutput<typeof analyticsSample>;
