import type { AttendanceSample } from '@cornerbell/content/copy';
import { BarChart, DataList, ProgressBar, SamplePanel } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { alertRows } from '../../samples/alerts.ts';
import { allVisits, visitBars } from '../../samples/attendance.ts';

/** Members who stay away, and the visits of a month. */
export const AttendancePicture = ({
  sample: { alerts, copy, retention, visitKinds },
}: {
  sample: AttendanceSample;
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel title={copy.alertsTitle} aside={copy.alertsAside}>
      <DataList label={copy.alertsLabel} rows={alertRows({ alerts, copy })} />
    </SamplePanel>
    <SamplePanel title={copy.visitsTitle} aside={`${allVisits(visitKinds)} ${copy.visitsUnit}`}>
      <BarChart label={copy.visitsTitle} bars={visitBars(visitKinds)} />
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
