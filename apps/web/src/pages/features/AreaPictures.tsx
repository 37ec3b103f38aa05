import {
  sampleAnalyticsWords,
  sampleClassSlots,
  sampleDataLabel,
  sampleLeaderboards,
  sampleMembers,
  sampleMetrics,
  sampleRevenue,
  sampleRosterWords,
  sampleTimetableWords,
} from '@cornerbell/content/site';
import {
  BarChart,
  DataList,
  FactStrip,
  Leaderboard,
  SampleFrame,
  SamplePanel,
  ScheduleBoard,
} from '@cornerbell/ui';
import { metricFacts, revenueBars } from '../../features/samples/analytics.ts';
import { boardRows } from '../../features/samples/boards.ts';
import { memberRows } from '../../features/samples/roster.ts';
import { scheduleDays } from '../../features/samples/schedule.ts';

const [monday] = scheduleDays(sampleClassSlots);
const [board] = sampleLeaderboards;

/** A look at the roster. */
export const MembersPicture = () => (
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

/** A look at a day of the timetable. */
export const SchedulePicture = () =>
  monday && (
    <SampleFrame title={sampleTimetableWords.title} aside={monday.label} label={sampleDataLabel}>
      <ScheduleBoard days={[monday]} />
    </SampleFrame>
  );

/** A look at the numbers of a month. */
export const NumbersPicture = () => (
  <SampleFrame title={sampleAnalyticsWords.title} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(sampleMetrics)} />
    </SamplePanel>
    <SamplePanel
      span="wide"
      title={sampleAnalyticsWords.revenueTitle}
      aside={sampleAnalyticsWords.revenueAside}
    >
      <BarChart
        label={sampleAnalyticsWords.revenueTitle}
        bars={revenueBars(sampleRevenue)}
        highlightLast
      />
    </SamplePanel>
  </SampleFrame>
);

/** A look at a leaderboard. */
export const BoardPicture = () =>
  board && (
    <SampleFrame title={board.title} label={sampleDataLabel}>
      <Leaderboard label={board.title} rows={boardRows(board)} />
    </SampleFrame>
  );
