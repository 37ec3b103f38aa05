import {
  adviceFacts,
  sampleAttendanceAlerts,
  sampleAttendanceWords as words,
  sampleDataLabel,
  sampleRetentionPercent,
  sampleVisitKinds,
} from '@cornerbell/content/site';
import { BarChart, DataList, ProgressBar, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { alertRows } from '../../samples/alerts.ts';
import { allVisits, visitBars } from '../../samples/attendance.ts';

/** Who has gone quiet, and what all visits of a month come to. */
export const AttendancePicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel title={words.alertsTitle} aside={words.alertsAside}>
      <DataList label={words.alertsLabel} rows={alertRows(sampleAttendanceAlerts)} />
    </SamplePanel>
    <SamplePanel
      title={words.visitsTitle}
      aside={`${allVisits(sampleVisitKinds)} ${words.visitsUnit}`}
    >
      <BarChart label={words.visitsTitle} bars={visitBars(sampleVisitKinds)} />
    </SamplePanel>
    <SamplePanel span="wide">
      <ProgressBar
        label={words.retentionTitle}
        value={sampleRetentionPercent}
        max={100}
        valueText={`${sampleRetentionPercent}%, ${words.targetLabel} ${adviceFacts.retentionPercent}%`}
      />
    </SamplePanel>
  </SampleFrame>
);
