import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { analytics, evening, leaderboards, members, timetable } = site.samples;
  return {
    copy: site.features,
    samples: { analytics, evening, leaderboards, members, timetable },
  };
};

export type FeaturesData = ReturnType<typeof data>;

export const head = ({ copy }: FeaturesData) => copy.head;
