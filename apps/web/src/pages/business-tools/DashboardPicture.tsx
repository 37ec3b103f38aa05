import {
  sampleAnalyticsWords as words,
  sampleClassFill,
  sampleComingAndGoing,
  sampleDataLabel,
  sampleMetrics,
  sampleRetentionMonths,
  sampleRevenue,
} from '@cornerbell/content/site';
import {
  BarChart,
  DataList,
  FactStrip,
  ProgressBar,
  SampleFrame,
  SamplePanel,
  Sparkline,
  Stack,
} from '@cornerbell/ui';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { comingRows, metricFacts, revenueBars } from '../../samples/analytics.ts';

/** A month of a gym on one page: four numbers, and what is behind them. */
export const DashboardPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(sampleMetrics)} />
    </SamplePanel>
    <SamplePanel title={words.revenueTitle} aside={words.revenueAside}>
      <BarChart label={words.revenueTitle} bars={revenueBars(sampleRevenue)} highlightLast />
    </SamplePanel>
    <SamplePanel title={words.fillTitle} aside={words.fillAside}>
      <Stack gap="md">
        {sampleClassFill.map(({ name, taken, cap }) => (
          <ProgressBar
            key={name}
            label={name}
            value={taken}
            max={cap}
            valueText={`${taken} ${words.ofWord} ${cap}`}
          />
        ))}
      </Stack>
    </SamplePanel>
    <SamplePanel title={words.membersTitle} aside={words.membersAside}>
      <DataList label={words.membersTitle} rows={comingRows(sampleComingAndGoing)} />
    </SamplePanel>
    <SamplePanel title={words.retentionTitle} aside={words.retentionAside}>
      <Stack gap="md">
        <Sparkline
          label={words.retentionLabel}
          points={sampleRetentionMonths}
          summary={words.retentionSummary}
        />
        <SampleNote text={words.retentionNote} />
      </Stack>
    </SamplePanel>
  </SampleFrame>
);
