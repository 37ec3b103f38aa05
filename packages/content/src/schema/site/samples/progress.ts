import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: progress. */
export const progressSample = v.strictObject({
  copy: v.strictObject({
    assessedBy: copy,
    scoresTitle: copy,
    changesTitle: copy,
    pointsUnit: copy,
    todayTitle: copy,
  }),
  owner: v.strictObject({
    name: copy,
    assessedBy: copy,
    assessedOn: copy,
    assessedBefore: copy,
    today: copy,
  }),
  scores: v.array(v.strictObject({ area: copy, score: v.number(), change: v.number() })),
});

/** What `site/samples/progress.yaml` holds. */
export type ProgressSample = v.InferOutput<typeof progressSample>;
