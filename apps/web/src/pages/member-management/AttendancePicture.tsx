import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, DataList, ProgressBar } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { alertRows } from '../../samples/alerts.ts';

/** Members who stay away, and the visits of a month. */
export const AttendancePicture = ({
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
      <BarChart
        label={copy.visitsTitle}
        bars={visitKinds.map(({ kind, visits }) => ({
          label: kind,
          value: visits,
          valueText: String(visits),
        }))}
      />
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
