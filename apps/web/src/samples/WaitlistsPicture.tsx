import type { SiteSamples } from '@cornerbell/content/copy';
import { BarChart, DataList } from '@cornerbell/ui';
import { SamplePanel } from '../pictures/SamplePanel.tsx';
import { SamplePicture } from './SamplePicture.tsx';
import { clockOf } from './format.ts';

/** The waitlists of some classes, a member who moved up, and the trend over weeks. */
export function WaitlistsPicture({
  sample: { move, waitlists, copy, weeks },
}: {
  sample: SiteSamples['waitlists'];
}) {
  const allWaiting = waitlists.flatMap(({ waiting }) => waiting);
  return (
    <SamplePicture
      title={copy.title}
      aside={`${allWaiting.length} ${copy.waitingUnit}`}
      layout="panels"
    >
      {waitlists.map((list) => (
        <SamplePanel
          key={list.className}
          title={`${list.className}, ${list.time}`}
          aside={`${list.cap} ${copy.ofWord} ${list.cap}`}
        >
          <DataList
            label={list.className}
            rows={list.waiting.map((name, index) => ({
              primary: name,
              lead: { kind: 'count', text: String(index + 1) },
              status: index === 0 ? { label: copy.nextLabel, tone: 'good' } : undefined,
            }))}
          />
        </SamplePanel>
      ))}
      <SamplePanel title={move.title}>
        <DataList
          label={move.title}
          rows={[{ primary: move.name, secondary: move.text, lead: clockOf(move.time) }]}
        />
      </SamplePanel>
      <SamplePanel title={copy.weeksTitle}>
        <BarChart
          label={copy.weeksTitle}
          bars={weeks.map(({ day, waiting }) => ({
            label: day,
            value: waiting,
            valueText: String(waiting),
          }))}
          highlightLast
        />
      </SamplePanel>
    </SamplePicture>
  );
}
