import type { Site } from '@cornerbell/content/copy';
import { DataList, FactStrip } from '@cornerbell/ui';
import { RevenueChart } from '../../samples/charts.tsx';
import type { Pictures } from '../../samples/draw-html.tsx';
import {
  AlertsPicture,
  DayPicture,
  RosterPicture,
  SessionsPicture,
  SkillsPicture,
} from '../../samples/pictures.tsx';
import { alertRows, metricFacts } from '../../samples/rows.ts';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import { ScheduleBoard } from '../../samples/ScheduleBoard.tsx';

/** The pictures of the home page: of its features, and a day at a gym as the software shows it. */
export const pictures = ({ home: { board } }: Pick<Site, 'home'>): Pictures => ({
  'member-management': RosterPicture,
  'class-scheduling': (samples) => <DayPicture {...samples} day={1} />,
  'skills-tracking': ({ skills }) => (
    <SkillsPicture
      skills={{ ...skills, groups: skills.groups.filter(({ title }) => title === 'Punches') }}
    />
  ),
  'attendance-tracking': AlertsPicture,
  'private-training': SessionsPicture,
  'analytics-reports': ({ analytics }) => (
    <SamplePicture title={analytics.copy.revenueTitle} aside={analytics.copy.revenueAside}>
      <RevenueChart {...analytics} />
    </SamplePicture>
  ),
  board: ({ analytics, attendance, timetable }) => (
    <SamplePicture title={board.title} layout="panels" highlighted>
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(analytics)} />
      </SamplePanel>
      <SamplePanel title={board.classesTitle}>
        <ScheduleBoard days={scheduleDays(timetable.slots).slice(0, 1)} />
      </SamplePanel>
      <SamplePanel title={attendance.copy.alertsTitle} aside={attendance.copy.alertsAside}>
        <DataList label={attendance.copy.alertsLabel} rows={alertRows(attendance)} />
      </SamplePanel>
    </SamplePicture>
  ),
});
