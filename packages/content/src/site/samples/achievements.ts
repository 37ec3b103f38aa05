import { sampleNames } from './people.ts';

/** How much an achievement weighs. Specification §4. */
export type AchievementTier = 'Gold' | 'Silver' | 'Bronze';

/** An invented achievement. Specification §2, §4. */
export type SampleAchievement = {
  readonly name: string;
  readonly tier: AchievementTier;
  readonly how: string;
  readonly isEarned: boolean;
};

/** Sample data: whose badges they are, the member of the skill grid. Specification §2. */
export const sampleAchievementsOwner = sampleNames.leo;

/** Sample data: badges in three tiers. Specification §2, §4. */
export const sampleAchievements: readonly SampleAchievement[] = [
  {
    name: 'All Six Punches',
    tier: 'Gold',
    how: 'Every punch on the grid mastered.',
    isEarned: false,
  },
  {
    name: 'Hundred Rounds',
    tier: 'Gold',
    how: 'A hundred rounds in one month.',
    isEarned: true,
  },
  {
    name: 'Good Partner',
    tier: 'Silver',
    how: 'Partner control, signed by two coaches.',
    isEarned: true,
  },
  {
    name: 'First Ten',
    tier: 'Bronze',
    how: 'Ten classes in the first month.',
    isEarned: true,
  },
  { name: 'Own Wraps', tier: 'Bronze', how: 'Wrapped your own hands at the bell.', isEarned: true },
];

/** Sample data: the group of skills that the next badge needs. Specification §2. */
export const sampleNextBadgeSkills = 'Punches';

/** The words round the badges. Specification §2. */
export const sampleAchievementsWords = {
  title: 'Badges',
  earnedTitle: 'Earned',
  nextTitle: 'Next',
  progressLabel: 'Punches mastered',
  ofWord: 'of',
} as const;
