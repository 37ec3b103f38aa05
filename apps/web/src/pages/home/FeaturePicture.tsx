import { BarChart } from '@cornerbell/ui';
import { revenueBars } from '../../samples/analytics.ts';
import {
  AlertsPicture,
  DayPicture,
  RosterPicture,
  SessionsPicture,
  SkillsPicture,
} from '../../samples/pictures.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import type { SiteSamples } from '@cornerbell/content/copy';

const RevenuePicture = ({ analytics: { copy, revenue } }: Pick<SiteSamples, 'analytics'>) => (
  <SamplePicture title={copy.revenueTitle} aside={copy.revenueAside}>
    <BarChart label={copy.revenueTitle} bars={revenueBars(revenue)} highlightLast />
  </SamplePicture>
);

/** The picture of a feature; nothing if it has none. */
export function FeaturePicture({ id, samples }: { id: string; samples: SiteSamples }) {
  const { skills, timetable } = samples;
  switch (id) {
    case 'member-management':
      return <RosterPicture sample={samples.members} />;
    case 'class-scheduling':
      return <DayPicture copy={timetable.copy} day={scheduleDays(timetable.slots)[1]} />;
    case 'skills-tracking':
      return (
        <SkillsPicture
          sample={{ ...skills, groups: skills.groups.filter(({ title }) => title === 'Punches') }}
        />
      );
    case 'attendance-tracking':
      return <AlertsPicture sample={samples.attendance} />;
    case 'private-training':
      return <SessionsPicture sample={samples.privateSessions} />;
    case 'analytics-reports':
      return <RevenuePicture analytics={samples.analytics} />;
    default:
      return null;
  }
}
