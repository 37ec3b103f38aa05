import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, FactStrip } from '@cornerbell/ui';
import { Leaderboard } from '../../pictures/Leaderboard.tsx';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { metricFacts, revenueBars } from '../../samples/analytics.ts';
import { boardRows } from '../../samples/boards.ts';
import { DayPicture, RosterPicture } from '../../samples/pictures.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays } from '../../samples/schedule.ts';

/** The numbers of a month. */
const NumbersPicture = ({
  sample: { copy, metrics, revenue },
}: {
  sample: SiteSamples['analytics'];
}) => (
  <SamplePicture title={copy.title} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(metrics)} />
    </SamplePanel>
    <SamplePanel span="wide" title={copy.revenueTitle} aside={copy.revenueAside}>
      <BarChart label={copy.revenueTitle} bars={revenueBars(revenue)} highlightLast />
    </SamplePanel>
  </SamplePicture>
);

/** A leaderboard. */
const BoardPicture = ({ board }: { board: SiteSamples['leaderboards']['boards'][number] }) => (
  <SamplePicture title={board.title}>
    <Leaderboard label={board.title} rows={boardRows(board)} />
  </SamplePicture>
);

/** The picture of an area; nothing if it has none. */
export function AreaPicture({ id, samples }: { id: string; samples: SiteSamples }) {
  const { analytics, leaderboards, members, timetable } = samples;
  const [board] = leaderboards.boards;
  switch (id) {
    case 'member-management':
      return <RosterPicture sample={members} />;
    case 'class-scheduling':
      return <DayPicture copy={timetable.copy} day={scheduleDays(timetable.slots)[0]} />;
    case 'business-tools':
      return <NumbersPicture sample={analytics} />;
    case 'member-experience':
      return board && <BoardPicture board={board} />;
    default:
      return null;
  }
}
