import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, FactStrip } from '@cornerbell/ui';
import { Leaderboard } from '../../pictures/Leaderboard.tsx';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { metricFacts, revenueBars } from '../../samples/analytics.ts';
import { boardRows } from '../../samples/boards.ts';
import { SamplePicture } from '../../samples/SamplePicture.tsx';

/** The numbers of a month. */
export const NumbersPicture = ({
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
export const BoardPicture = ({
  board,
}: {
  board: SiteSamples['leaderboards']['boards'][number];
}) => (
  <SamplePicture title={board.title}>
    <Leaderboard label={board.title} rows={boardRows(board)} />
  </SamplePicture>
);
