import type { SiteSamples } from '@cornerbell/content/copy';
import { Badge, DataList, ProgressBar, Stack } from '@cornerbell/ui';
import { AchievementList } from '../../samples/AchievementList.tsx';
import type { Pictures } from '../../samples/draw-html.tsx';
import { Leaderboard } from '../../samples/Leaderboard.tsx';
import { FocusPicture, PartnersPicture } from '../../samples/pictures.tsx';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';
import { countOf } from '../../samples/SkillGrid.tsx';
import { StancePair } from '../../samples/StancePair.tsx';
import * as styles from './member-experience.css.ts';

const Guests = ({ copy, guests }: SiteSamples['community']) => (
  <ul className={styles.guests} aria-label={copy.guestsTitle}>
    {guests.names.map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    ))}
    <li className={styles.more}>{guests.more}</li>
  </ul>
);

const Poll = ({ copy, poll }: SiteSamples['community']) => (
  <ProgressBar
    label={poll.label}
    value={poll.votes}
    max={poll.of}
    valueText={`${poll.votes} ${copy.ofWord} ${poll.of}`}
  />
);

/** The pictures of `/features/member-experience`, by section. */
export const memberExperience: Pictures = {
  /** Two phones: a member's before class, and a coach's with a pair of partners to approve. */
  'mobile-app': (samples) => (
    <div className={styles.phones}>
      <FocusPicture {...samples} />
      <PartnersPicture {...samples} />
    </div>
  ),
  /** The badges of a member, and the progress to the next. */
  'achievement-system': ({
    achievements: { achievements, copy, owner, nextBadgeSkills },
    skills: { groups },
  }) => {
    const skills = groups.find(({ title }) => title === nextBadgeSkills)?.skills ?? [];
    const mastered = countOf(skills, 'Mastered');
    return (
      <SamplePicture title={copy.title} aside={owner} layout="panels">
        <SamplePanel span="wide" title={copy.earnedTitle}>
          <AchievementList
            label={copy.earnedTitle}
            achievements={achievements.filter(({ isEarned }) => isEarned)}
          />
        </SamplePanel>
        <SamplePanel span="wide" title={copy.nextTitle}>
          <Stack gap="lg">
            <AchievementList
              label={copy.nextTitle}
              achievements={achievements.filter(({ isEarned }) => !isEarned)}
            />
            <ProgressBar
              label={copy.progressLabel}
              value={mastered}
              max={skills.length}
              valueText={`${mastered} ${copy.ofWord} ${skills.length}`}
            />
          </Stack>
        </SamplePanel>
      </SamplePicture>
    );
  },
  /** The leaderboards of a month. */
  leaderboards: ({ leaderboards: { boards, copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels" highlighted>
      {boards.map((board) => (
        <SamplePanel key={board.title} title={board.title}>
          <Leaderboard board={board} />
        </SamplePanel>
      ))}
    </SamplePicture>
  ),
  /** A stance on two days, and who has agreed to share it. */
  'progress-photos': ({ progressPhotos: { copy, owner, before, after, consent } }) => (
    <SamplePicture title={copy.title} aside={owner} layout="panels">
      <SamplePanel span="wide" flush>
        <StancePair label={copy.pairLabel} before={before} after={after} />
      </SamplePanel>
      <SamplePanel span="wide" title={copy.consentTitle}>
        <DataList
          label={copy.consentTitle}
          rows={consent.map(({ who, what }) => ({ primary: who, secondary: what }))}
        />
      </SamplePanel>
    </SamplePicture>
  ),
  /** The notices of a gym: an event with its guests, a shout-out, a poll. */
  'community-features': ({ community, community: { copy, notices } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      {notices.map(({ kind, title, text }) => (
        <SamplePanel key={kind} title={kind} span={kind === 'Event' ? 'wide' : undefined}>
          <Stack gap="md">
            <SampleNote text={title} by={text} size={kind === 'Event' ? 'large' : 'regular'} />
            {kind === 'Event' && <Guests {...community} />}
            {kind === 'Question' && <Poll {...community} />}
          </Stack>
        </SamplePanel>
      ))}
    </SamplePicture>
  ),
};
