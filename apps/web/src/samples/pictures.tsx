import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { ScheduleBoard, type ScheduleDay } from '../pictures/ScheduleBoard.tsx';
import { memberRows } from './roster.ts';
import { SamplePicture } from './SamplePicture.tsx';

/** The roster of members. */
export const RosterPicture = ({
  sample: { copy, members },
}: {
  sample: SiteSamples['members'];
}) => (
  <SamplePicture title={copy.title} aside={copy.rosterAside}>
    <DataList label={copy.rosterTitle} rows={memberRows({ members, copy })} />
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
