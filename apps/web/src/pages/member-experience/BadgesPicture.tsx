import {
  sampleAchievements,
  sampleAchievementsOwner,
  sampleAchievementsWords as words,
  sampleDataLabel,
  sampleNextBadgeSkills,
  sampleSkillsGrid,
} from '@cornerbell/content/site';
import { AchievementList, ProgressBar, SampleFrame, SamplePanel, Stack } from '@cornerbell/ui';
import { badges } from '../../samples/badges.ts';
import { masteredIn } from '../../samples/skills.ts';

const { mastered, all } = masteredIn(sampleSkillsGrid, sampleNextBadgeSkills);

/** The badges of one member, and how far the next one is. */
export const BadgesPicture = () => (
  <SampleFrame
    title={words.title}
    aside={sampleAchievementsOwner}
    label={sampleDataLabel}
    layout="panels"
  >
    <SamplePanel span="wide" title={words.earnedTitle}>
      <AchievementList label={words.earnedTitle} achievements={badges(sampleAchievements, true)} />
    </SamplePanel>
    <SamplePanel span="wide" title={words.nextTitle}>
      <Stack gap="lg">
        <AchievementList label={words.nextTitle} achievements={badges(sampleAchievements, false)} />
        <ProgressBar
          label={words.progressLabel}
          value={mastered}
          max={all}
          valueText={`${mastered} ${words.ofWord} ${all}`}
        />
      </Stack>
    </SamplePanel>
  </SampleFrame>
);
