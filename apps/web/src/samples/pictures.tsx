import {
  sampleDataLabel,
  sampleMembers,
  sampleRosterWords,
  sampleTimetableWords,
} from '@cornerbell/content/site';
import { DataList, SampleFrame, ScheduleBoard, type ScheduleDay } from '@cornerbell/ui';
import { memberRows } from './roster.ts';

/** A look at the roster. */
export const RosterPicture = () => (
  <SampleFrame
    title={sampleRosterWords.title}
    aside={sampleRosterWords.rosterAside}
    label={sampleDataLabel}
  >
    <DataList
      label={sampleRosterWords.rosterTitle}
      rows={memberRows(sampleMembers, sampleRosterWords.visitsUnit)}
    />
  </SampleFrame>
);

/** A look at one day of the timetable; nothing where there is no such day. */
export const DayPicture = ({ day }: { day: ScheduleDay | undefined }) =>
  day && (
    <SampleFrame title={sampleTimetableWords.title} aside={day.label} label={sampleDataLabel}>
      <ScheduleBoard days={[day]} />
    </SampleFrame>
  );
