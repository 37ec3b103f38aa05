import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, ProgressBar } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { alertRows } from '../../../samples/alerts.ts';
import { VisitsChart } from '../../../samples/charts.tsx';

/** Members who stay away, and the visits of a month. */
export const AttendancePicture = ({
  sample,
  sample: { alerts, copy, retention, visitKinds },
}: {
  sample: SiteSamples['attendance'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel title={copy.alertsTitle} aside={copy.alertsAside}>
      <DataList label={copy.alertsLabel} rows={alertRows({ alerts, copy })} />
    </SamplePanel>
    <SamplePanel
      title={copy.visitsTitle}
      aside={`${visitKinds.reduce((sum, { visits }) => sum + visits, 0)} ${copy.visitsUnit}`}
    >
      <VisitsChart sample={sample} />
    </SamplePanel>
    <SamplePanel span="wide">
      <ProgressBar
        label={copy.retentionTitle}
        value={retention.percent}
        max={100}
        valueText={`${retention.percent}%, ${copy.targetLabel} ${retention.target}%`}
      />
    </SamplePanel>
  </SamplePicture>
);
