import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, DataList, FactStrip } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { ClassFill, Retention } from '../../../samples/charts.tsx';
import { comingRows, metricFacts, revenueBars } from '../../../samples/analytics.ts';

/** A dashboard of a month: four numbers and their details. */
export const DashboardPicture = ({
  sample,
  sample: { copy, comingAndGoing, metrics, revenue },
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
      <ClassFill sample={sample} />
    </SamplePanel>
    <SamplePanel title={copy.membersTitle} aside={copy.membersAside}>
      <DataList label={copy.membersTitle} rows={comingRows(comingAndGoing)} />
    </SamplePanel>
    <SamplePanel title={copy.retentionTitle} aside={copy.retentionAside}>
      <Retention sample={sample} />
    </SamplePanel>
  </SamplePicture>
);
