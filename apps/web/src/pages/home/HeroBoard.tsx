import {
  sampleAttendanceAlerts,
  sampleClassSlots,
  sampleDataLabel,
  sampleMetrics,
} from '@cornerbell/content/site';
import { DataList, FactStrip, SampleFrame, SamplePanel, ScheduleBoard } from '@cornerbell/ui';
import { alertRows } from '../../features/samples/alerts.ts';
import { metricFacts } from '../../features/samples/analytics.ts';
import { scheduleDays } from '../../features/samples/schedule.ts';

const [monday] = scheduleDays(sampleClassSlots);

/** A working day at a gym, drawn as the software shows it from sample data. */
export const HeroBoard = () => (
  <SampleFrame title="Monday at the gym" label={sampleDataLabel} layout="panels" highlighted>
    <SamplePanel span="wide" flush>
      <FactStrip facts={metricFacts(sampleMetrics)} />
    </SamplePanel>
    <SamplePanel title="Today's classes">{monday && <ScheduleBoard days={[monday]} />}</SamplePanel>
    <SamplePanel title="Call today" aside="Quiet over 10 days">
      <DataList label="Members to call" rows={alertRows(sampleAttendanceAlerts)} />
    </SamplePanel>
  </SampleFrame>
);
