import { BarChart, DataList } from '@cornerbell/ui';
import { SkillGrid } from '../../pictures/SkillGrid.tsx';
import { alertRows } from '../../samples/alerts.ts';
import { revenueBars } from '../../samples/analytics.ts';
import { DayPicture, RosterPicture } from '../../samples/pictures.tsx';
import { sessionRows } from '../../samples/privates.ts';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import { skillGroups, skillStatusLabels } from '../../samples/skills.ts';
import type { HomeData } from './data.ts';

type Samples = HomeData['samples'];

function SkillsPicture({ skills: { owner, copy, groups } }: Pick<Samples, 'skills'>) {
  const punches = groups.filter(({ title }) => title === 'Punches');
  return (
    <SamplePicture title={owner} aside={copy.aside}>
      <SkillGrid groups={skillGroups(punches)} statusLabels={skillStatusLabels} />
    </SamplePicture>
  );
}

const AlertsPicture = ({ attendance: { copy, alerts } }: Pick<Samples, 'attendance'>) => (
  <SamplePicture title={copy.alertsTitle} aside={copy.alertsAside}>
    <DataList label={copy.alertsLabel} rows={alertRows({ alerts, copy })} />
  </SamplePicture>
);

const SessionsPicture = ({
  privateSessions: { copy, sessions },
}: Pick<Samples, 'privateSessions'>) => (
  <SamplePicture title={copy.title} aside={copy.aside}>
    <DataList label={copy.listTitle} rows={sessionRows(sessions, copy)} />
  </SamplePicture>
);

const RevenuePicture = ({ analytics: { copy, revenue } }: Pick<Samples, 'analytics'>) => (
  <SamplePicture title={copy.revenueTitle} aside={copy.revenueAside}>
    <BarChart label={copy.revenueTitle} bars={revenueBars(revenue)} highlightLast />
  </SamplePicture>
);

/** The picture of a feature; nothing if it has none. */
export function FeaturePicture({ id, samples }: { id: string; samples: Samples }) {
  const { timetable } = samples;
  switch (id) {
    case 'member-management':
      return <RosterPicture sample={samples.members} />;
    case 'class-scheduling':
      return <DayPicture copy={timetable.copy} day={scheduleDays(timetable.slots)[1]} />;
    case 'skills-tracking':
      return <SkillsPicture skills={samples.skills} />;
    case 'attendance-tracking':
      return <AlertsPicture attendance={samples.attendance} />;
    case 'private-training':
      return <SessionsPicture privateSessions={samples.privateSessions} />;
    case 'analytics-reports':
      return <RevenuePicture analytics={samples.analytics} />;
    default:
      return null;
  }
}
