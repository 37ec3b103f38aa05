import { DataList, FactStrip } from '@cornerbell/ui';
import { SamplePanel } from '../../pictures/SamplePanel.tsx';
import { ScheduleBoard } from '../../pictures/ScheduleBoard.tsx';
import { alertRows } from '../../samples/alerts.ts';
import { metricFacts } from '../../samples/analytics.ts';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays } from '../../samples/schedule.ts';
import type { Site } from '@cornerbell/content/copy';

/** A day at a gym as the software shows it, from sample data. */
export function HeroBoard({ site: { home, samples } }: { site: Site }) {
  const { analytics, attendance, timetable } = samples;
  const [monday] = scheduleDays(timetable.slots);
  return (
    <SamplePicture title={home.board.title} layout="panels" highlighted>
      <SamplePanel span="wide" flush>
        <FactStrip facts={metricFacts(analytics.metrics)} />
      </SamplePanel>
      <SamplePanel title={home.board.classesTitle}>
        {monday && <ScheduleBoard days={[monday]} />}
      </SamplePanel>
      <SamplePanel title={attendance.copy.alertsTitle} aside={attendance.copy.alertsAside}>
        <DataList label={attendance.copy.alertsLabel} rows={alertRows(attendance)} />
      </SamplePanel>
    </SamplePicture>
  );
}
