import type { SiteSamples } from '@cornerbell/content/copy';
import { FactStrip } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { ScheduleBoard } from '../../../pictures/ScheduleBoard.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { scheduleDays, timetableFacts } from '../../../samples/schedule.ts';

interface TimetablePictureProps {
  sample: SiteSamples['timetable'];
  waitlists: SiteSamples['waitlists']['waitlists'];
}

/** Three days of classes with their bookings, and the totals. */
export function TimetablePicture({ sample: { copy, slots }, waitlists }: TimetablePictureProps) {
  const days = scheduleDays(slots, waitlists);
  return (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip facts={timetableFacts(days, copy)} />
      </SamplePanel>
      <SamplePanel span="wide">
        <ScheduleBoard days={days} />
      </SamplePanel>
    </SamplePicture>
  );
}
