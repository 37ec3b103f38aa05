import {
  sampleDataLabel,
  sampleOpenReport as report,
  sampleReports,
  sampleReportsWords as words,
} from '@cornerbell/content/site';
import { DataList, SampleFrame, SamplePanel, Sparkline } from '@cornerbell/ui';
import { answerRows, reportRows } from '../../samples/reports.ts';

/** A shelf of reports with one of them open: a line, and the hours it ends in. */
export const ReportsPicture = () => (
  <SampleFrame title={words.title} label={sampleDataLabel} layout="panels">
    <SamplePanel>
      <DataList label={words.listLabel} rows={reportRows(sampleReports)} />
    </SamplePanel>
    <SamplePanel title={report.title} aside={report.question}>
      <Sparkline
        label={report.chartLabel}
        points={report.turnedAway}
        summary={report.chartSummary}
      />
    </SamplePanel>
    <SamplePanel title={report.answerTitle}>
      <DataList label={report.answerTitle} rows={answerRows(report.answers)} />
    </SamplePanel>
  </SampleFrame>
);
