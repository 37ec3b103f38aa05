import { featurePageData } from '../../feature-page/feature-page-data.ts';
import { masteredIn } from '../../samples/skills.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { achievements, community, leaderboards, phone, progressPhotos, skills } = site.samples;
  return {
    ...featurePageData(site, 'memberExperience'),
    samples: { achievements, community, leaderboards, phone, progressPhotos },
    nextBadge: masteredIn(skills.groups, achievements.nextBadgeSkills),
  };
};

export type MemberExperienceData = ReturnType<typeof data>;

export const head = ({ copy }: MemberExperienceData) => copy.head;
