import { featurePageData } from '../../feature-page/feature-page-data.ts';
import type { BuildContext } from '../../page.ts';

export const data = ({ library: { site } }: BuildContext) => {
  const { privateSessions, skills, timetable, trainers, waitlists } = site.samples;
  return {
    ...featurePageData(site, 'classScheduling'),
    samples: { privateSessions, skills, timetable, trainers, waitlists },
  };
};

export type ClassSchedulingData = ReturnType<typeof data>;

export const head = ({ copy }: ClassSchedulingData) => copy.head;
