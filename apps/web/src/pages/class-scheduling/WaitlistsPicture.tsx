import {
  sampleDataLabel,
  sampleWaitlistMove as move,
  sampleWaitlists,
  sampleWaitlistsWords as words,
  sampleWaitlistWeeks,
} from '@cornerbell/content/site';
import { BarChart, DataList, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { clockOf } from '../../samples/format.ts';
import { waitingBars, waitingRows } from '../../samples/waitlists.ts';

const allWaiting = sampleWaitlists.flatMap(({ waiting }) => waiting);

/** Who waits for which class, who moved up, and where a class could be added. */
export const WaitlistsPicture = () => (
  <SampleFrame
    title={words.title}
    aside={`${allWaiting.length} ${words.waitingUnit}`}
    label={sampleDataLabel}
    layout="panels"
  >
    {sampleWaitlists.map((list) => (
      <SamplePanel
        key={list.className}
        title={`${list.className}, ${list.time}`}
        aside={`${list.cap} ${words.ofWord} ${list.cap}`}
      >
        <DataList label={list.className} rows={waitingRows(list, words)} />
      </SamplePanel>
    ))}
    <SamplePanel title={move.title}>
      <DataList
        label={move.title}
        rows={[{ primary: move.name, secondary: move.text, lead: clockOf(move.time) }]}
      />
    </SamplePanel>
    <SamplePanel title={words.weeksTitle}>
      <BarChart label={words.weeksTitle} bars={waitingBars(sampleWaitlistWeeks)} highlightLast />
    </SamplePanel>
  </SampleFrame>
);
