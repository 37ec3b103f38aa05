import type { AchievementsSample } from '@cornerbell/content/copy';
import type { Achievement } from '@cornerbell/ui';

/** Badges as a list, those that are earned or those that are not yet. */
export const badges = (
  achievements: AchievementsSample['achievements'],
  earned: boolean,
): Achievement[] =>
  achievements
    .filter(({ isEarned }) => isEarned === earned)
    .map(({ name, tier, how }) => ({ name, tier, detail: how }));
