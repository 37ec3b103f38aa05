import * as v from 'valibot';
import { copy } from '../parts.ts';

/** Sample data: achievements. */
export const achievementsSample = v.strictObject({
  owner: copy,
  nextBadgeSkills: copy,
  copy: v.strictObject({
    title: copy,
    earnedTitle: copy,
    nextTitle: copy,
    progressLabel: copy,
    ofWord: copy,
  }),
  achievements: v.array(
    v.strictObject({
      name: copy,
      tier: v.picklist(['Gold', 'Silver', 'Bronze']),
      how: copy,
      isEarned: v.boolean(),
    }),
  ),
});

/** What `site/samples/achievements.yaml` holds. */
export type AchievementsSample = v.InferOutput<typeof achievementsSample>;
