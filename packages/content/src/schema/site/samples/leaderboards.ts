import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: leaderboards. */
export const leaderboardsSample = v.strictObject({
  copy: v.strictObject({ title: copy, aside: copy }),
  boards: v.array(
    v.strictObject({
      title: copy,
      unit: copy,
      rows: v.array(v.strictObject({ name: copy, value: v.number() })),
    }),
  ),
});

/** What `site/samples/leaderboards.yaml` holds. */
export type LeaderboardsSample = v.InferOutput<typeof leaderboardsSample>;
