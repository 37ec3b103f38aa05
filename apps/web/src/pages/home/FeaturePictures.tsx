import {
  claimFacts,
  sampleAnalyticsWords,
  sampleAttendanceAlerts,
  sampleAttendanceWords,
  sampleClassSlots,
  sampleDataLabel,
  samplePrivateSessions,
  samplePrivateSessionsWords,
  sampleRevenue,
  sampleSkillsGrid,
  sampleSkillsOwner,
  sampleSkillsWords,
  type HomeFeature,
} from '@cornerbell/content/site';
import { BarChart, DataList, SampleFrame, SkillGrid } from '@cornerbell/ui';
import type { ReactNode } from 'react';
import { alertRows } from '../../samples/alerts.ts';
import { revenueBars } from '../../samples/analytics.ts';
import { DayPicture, RosterPicture } from '../../samples/pictures.tsx';
import { sessionRows } from '../../samples/privates.ts';
import { scheduleDays } from '../../samples/schedule.ts';
import { skillGroups, skillStatusLabels } from '../../samples/skills.ts';

const frame = (title: string, aside: string, picture: ReactNode) => (
  <SampleFrame title={title} aside={aside} label={sampleDataLabel}>
    {picture}
  </SampleFrame>
);

const [, tuesday] = scheduleDays(sampleClassSlots);
const punches = sampleSkillsGrid.filter(({ title }) => title === 'Punches');

/** A look at the product for each feature of the home page. */
export const featurePictures: Readonly<Record<HomeFeature['id'], ReactNode>> = {
  'member-management': <RosterPicture />,
  'class-scheduling': <DayPicture day={tuesday} />,
  'skills-tracking': frame(
    sampleSkillsOwner,
    `${claimFacts.skills} ${sampleSkillsWords.skillsUnit}`,
    <SkillGrid groups={skillGroups(punches)} statusLabels={skillStatusLabels} />,
  ),
  'attendance-tracking': frame(
    sampleAttendanceWords.alertsTitle,
    sampleAttendanceWords.alertsAside,
    <DataList label={sampleAttendanceWords.alertsLabel} rows={alertRows(sampleAttendanceAlerts)} />,
  ),
  'private-training': frame(
    samplePrivateSessionsWords.title,
    samplePrivateSessionsWords.aside,
    <DataList
      label={samplePrivateSessionsWords.listTitle}
      rows={sessionRows(samplePrivateSessions, samplePrivateSessionsWords)}
    />,
  ),
  'analytics-reports': frame(
    sampleAnalyticsWords.revenueTitle,
    sampleAnalyticsWords.revenueAside,
    <BarChart
      label={sampleAnalyticsWords.revenueTitle}
      bars={revenueBars(sampleRevenue)}
      highlightLast
    />,
  ),
};
