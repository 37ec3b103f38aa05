import {
  sampleAnalyticsWords,
  sampleDataLabel,
  sampleLeaderboards,
  sampleMetrics,
  sampleRevenue,
} from '@cornerbell/content/site';
import { BarChart, FactStrip, Leaderboard, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { metricFacts, revenueBars } from '../../samples/analytics.ts';
import { boardRows } from '../../samples/boards.ts';

const [board] = sampleLeaderboards;

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
