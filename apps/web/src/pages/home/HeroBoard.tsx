import {
  homeBoardWords,
  sampleAttendanceAlerts,
  sampleAttendanceWords,
  sampleClassSlots,
  sampleDataLabel,
  sampleMetrics,
} from '@cornerbell/content/site';
import { DataList, FactStrip, SampleFrame, SamplePanel, ScheduleBoard } from '@cornerbell/ui';
import { alertRows } from '../../samples/alerts.ts';
import { metricFacts } from '../../samples/analytics.ts';
import { scheduleDays } from '../../samples/schedule.ts';

const [monday] = scheduleDays(sampleClassSlots);

/** A working day at a gym, drawn as the software shows it from sample data. */
export const HeroBoard = () => (
  <SampleFrame title={homeBoardWords.title} label={sampleDataLabel} layout="panels" highlighted>
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(sampleMetrics)} />
    </SamplePanel>
    <SamplePanel title={homeBoardWords.classesTitle}>
      {monday && <ScheduleBoard days={[monday]} />}
    </SamplePanel>
    <SamplePanel
      title={sampleAttendanceWords.alertsTitle}
      aside={sampleAttendanceWords.alertsAside}
    >
      <DataList
        label={sampleAttendanceWords.alertsLabel}
        rows={alertRows(sampleAttendanceAlerts)}
      />
    </SamplePanel>
  </SampleFrame>
);
