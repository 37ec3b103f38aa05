import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, DataList, FactStrip, ProgressBar, Stack } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { Sparkline } from '../../pictures/Sparkline.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { comingRows, metricFacts, revenueBars } from '../../samples/analytics.ts';

/** A dashboard of a month: four numbers and their details. */
export const DashboardPicture = ({
  sample: { copy, classFill, comingAndGoing, metrics, retentionMonths, revenue },
}: {
  sample: SiteSamples['analytics'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(metrics)} />
    </SamplePanel>
    <SamplePanel title={copy.revenueTitle} aside={copy.revenueAside}>
      <BarChart label={copy.revenueTitle} bars={revenueBars(revenue)} highlightLast />
    </SamplePanel>
    <SamplePanel title={copy.fillTitle} aside={copy.fillAside}>
      <Stack gap="md">
        {classFill.map(({ name, taken, cap }) => (
          <ProgressBar
            key={name}
            label={name}
            value={taken}
            max={cap}
            valueText={`${taken} ${copy.ofWord} ${cap}`}
          />
        ))}
      </Stack>
    </SamplePanel>
    <SamplePanel title={copy.membersTitle} aside={copy.membersAside}>
      <DataList label={copy.membersTitle} rows={comingRows(comingAndGoing)} />
    </SamplePanel>
    <SamplePanel title={copy.retentionTitle} aside={copy.retentionAside}>
      <Stack gap="md">
        <Sparkline
          label={copy.retentionLabel}
          points={retentionMonths}
          summary={copy.retentionSummary}
        />
        <SampleNote text={copy.retentionNote} />
      </Stack>
    </SamplePanel>
  </SamplePicture>
);
