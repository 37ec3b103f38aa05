import type { SiteSamples } from '@cornerbell/content/copy';
import { ProgressBar, Stack } from '@cornerbell/ui';
import { AchievementList } from '../../../pictures/AchievementList.tsx';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import type { masteredIn } from '../../../samples/skills.ts';

interface BadgesPictureProps {
  sample: SiteSamples['achievements'];
  /** How many skills the next badge needs, and how many of them are mastered. */
  nextBadge: ReturnType<typeof masteredIn>;
}

/** The badges of a member, and the progress to the next. */
export const BadgesPicture = ({
  sample: { achievements, copy, owner },
  nextBadge: { mastered, all },
}: BadgesPictureProps) => {
  const badges = (earned: boolean) =>
    achievements
      .filter(({ isEarned }) => isEarned === earned)
      .map(({ name, tier, how }) => ({ name, tier, detail: how }));
  return (
    <SamplePicture title={copy.title} aside={owner} layout="panels">
      <SamplePanel span="wide" title={copy.earnedTitle}>
        <AchievementList label={copy.earnedTitle} achievements={badges(true)} />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.nextTitle}>
        <Stack gap="lg">
          <AchievementList label={copy.nextTitle} achievements={badges(false)} />
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
};
