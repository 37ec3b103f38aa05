import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, type StatusTone } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { Sparkline } from '../../../pictures/Sparkline.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { clockOf } from '../../../samples/format.ts';

const tones: Readonly<Record<SiteSamples['reports']['reports'][number]['label'], StatusTone>> = {
  Ready: 'good',
  Scheduled: 'neutral',
  Custom: 'accent',
  Quarterly: 'neutral',
};

/** A list of reports with one of them open. */
export const ReportsPicture = ({
  sample: { open, reports, copy },
}: {
  sample: SiteSamples['reports'];
}) => (
  <SamplePicture title={copy.title} layout="panels">
    <SamplePanel>
      <DataList
        label={copy.listLabel}
        rows={reports.map(({ name, label, description }) => ({
          primary: name,
          secondary: description,
          status: { label, tone: tones[label] },
        }))}
      />
    </SamplePanel>
    <SamplePanel title={open.title} aside={open.question}>
      <Sparkline label={open.chartLabel} points={open.turnedAway} summary={open.chartSummary} />
    </SamplePanel>
    <SamplePanel title={open.answerTitle}>
      <DataList
        label={open.answerTitle}
        rows={open.answers.map(({ time, who, note }) => ({
          primary: who,
          secondary: note,
          lead: clockOf(time),
        }))}
      />
    </SamplePanel>
  </SamplePicture>
);
