import { featurePageData } from '../../feature-page/feature-page-data.ts';
import type { BuildContext } from '../../shell/page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { achievements, community, leaderboards, phone, progressPhotos, skills } = site.samples;
  return {
    ...featurePageData(site, 'memberExperience'),
    samples: { achievements, community, leaderboards, phone, progressPhotos, skills },
  };
};

export type MemberExperienceData = ReturnType<typeof data>;

export const head = ({ copy }: MemberExperienceData) => copy.head;
