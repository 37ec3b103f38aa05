import {
  sampleClassSlots,
  sampleDataLabel,
  sampleTimetableWords as words,
  sampleWaitlists,
} from '@cornerbell/content/site';
import { FactStrip, SampleFrame, SamplePanel, ScheduleBoard } from '@cornerbell/ui';
import { scheduleDays, timetableFacts } from '../../samples/schedule.ts';

const days = scheduleDays(sampleClassSlots, sampleWaitlists);

/** Three days of classes, each with its places, and what they come to. */
export const TimetablePicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide" flush>
      <FactStrip facts={timetableFacts(days, words)} />
    </SamplePanel>
    <SamplePanel span="wide">
      <ScheduleBoard days={days} />
    </SamplePanel>
  </SampleFrame>
);
