import type { AchievementsSample, SkillsSample } from '@cornerbell/content/copy';
import { AchievementList, ProgressBar, SamplePanel, Stack } from '@cornerbell/ui';
import { badges } from '../../samples/badges.ts';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { masteredIn } from '../../samples/skills.ts';

/** Props of `BadgesPicture`. */
export interface BadgesPictureProps {
  sample: AchievementsSample;
  skills: SkillsSample['groups'];
}

/** The badges of one member, and how far the next one is. */
export function BadgesPicture({
  sample: { achievements, copy, owner, nextBadgeSkills },
  skills,
}: BadgesPictureProps) {
  const { mastered, all } = masteredIn(skills, nextBadgeSkills);
  return (
    <SamplePicture title={copy.title} aside={owner} layout="panels">
      <SamplePanel span="wide" title={copy.earnedTitle}>
        <AchievementList label={copy.earnedTitle} achievements={badges(achievements, true)} />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.nextTitle}>
        <Stack gap="lg">
          <AchievementList label={copy.nextTitle} achievements={badges(achievements, false)} />
          <ProgressBar
            label={copy.progressLabel}
            value={mastered}
            max={all}
            valueText={`${mastered} ${copy.ofWord} ${all}`}
          />
        </Stack>
      </SamplePanel>
    </SamplePicture>
  );
}
