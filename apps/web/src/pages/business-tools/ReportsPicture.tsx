import type { ReportsSample } from '@cornerbell/content/copy';
import { DataList, SamplePanel, Sparkline } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { answerRows, reportRows } from '../../samples/reports.ts';

/** A list of reports with one of them open. */
export const ReportsPicture = ({ sample: { open, reports, copy } }: { sample: ReportsSample }) => (
  <SamplePicture title={copy.title} layout="panels">
    <SamplePanel>
      <DataList label={copy.listLabel} rows={reportRows(reports)} />
    </SamplePanel>
    <SamplePanel title={open.title} aside={open.question}>
      <Sparkline label={open.chartLabel} points={open.turnedAway} summary={open.chartSummary} />
    </SamplePanel>
    <SamplePanel title={open.answerTitle}>
      <DataList label={open.answerTitle} rows={answerRows(open.answers)} />
    </SamplePanel>
  </SamplePicture>
);
