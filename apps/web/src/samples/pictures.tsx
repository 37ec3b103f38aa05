import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { ScheduleBoard, type ScheduleDay } from '../pictures/ScheduleBoard.tsx';
import { SkillGrid } from '../pictures/SkillGrid.tsx';
import { alertRows } from './alerts.ts';
import { clockOf } from './format.ts';
import { sessionRows } from './privates.ts';
import { memberRows } from './roster.ts';
import { SamplePicture } from './SamplePicture.tsx';
import { skillGroups, skillStatusLabels } from './skills.ts';

interface Sample<Name extends keyof SiteSamples> {
  sample: SiteSamples[Name];
}

/** The roster of members. */
export const RosterPicture = ({ sample: { copy, members } }: Sample<'members'>) => (
  <SamplePicture title={copy.title} aside={copy.rosterAside}>
    <DataList label={copy.rosterTitle} rows={memberRows({ members, copy })} />
  </SamplePicture>
);

/** The members to call, who stay away. */
export const AlertsPicture = ({ sample: { alerts, copy } }: Sample<'attendance'>) => (
  <SamplePicture title={copy.alertsTitle} aside={copy.alertsAside}>
    <DataList label={copy.alertsLabel} rows={alertRows({ alerts, copy })} />
  </SamplePicture>
);

/** The private sessions of a day. */
export const SessionsPicture = ({ sample: { copy, sessions } }: Sample<'privateSessions'>) => (
  <SamplePicture title={copy.title} aside={copy.aside}>
    <DataList label={copy.listTitle} rows={sessionRows(sessions, copy)} />
  </SamplePicture>
);

/** The skill grid of a member. */
export const SkillsPicture = ({
  sample: { groups, owner, copy },
  highlighted,
}: Sample<'skills'> & { highlighted?: boolean }) => (
  <SamplePicture title={owner} aside={copy.aside} highlighted={highlighted}>
    <SkillGrid groups={skillGroups(groups)} statusLabels={skillStatusLabels} />
  </SamplePicture>
);

/** One evening of a member, recorded by all four areas. */
export const EveningPicture = ({
  sample: { entries, copy },
  highlighted,
}: Sample<'evening'> & { highlighted?: boolean }) => (
  <SamplePicture title={copy.title} aside={copy.aside} highlighted={highlighted}>
    <DataList
      label={copy.title}
      rows={entries.map(({ time, what, who, area }) => ({
        primary: what,
        secondary: who,
        lead: clockOf(time),
        status: { label: area, tone: 'neutral' },
      }))}
    />
  </SamplePicture>
);

interface DayPictureProps {
  copy: SiteSamples['timetable']['copy'];
  day: ScheduleDay | undefined;
}

/** One day of the timetable; nothing without a day. */
export const DayPicture = ({ copy, day }: DayPictureProps) =>
  day && (
    <SamplePicture title={copy.title} aside={day.label}>
      <ScheduleBoard days={[day]} />
    </SamplePicture>
  );
