import type { ReportLabel, sampleOpenReport, SampleReport } from '@cornerbell/content/site';
import type { DataRow, StatusTone } from '@cornerbell/ui';
import { clockOf } from './format.ts';

const tones: Readonly<Record<ReportLabel, StatusTone>> = {
  Ready: 'good',
  Scheduled: 'neutral',
  Custom: 'accent',
  Quarterly: 'neutral',
};

/** Reports as rows with their labels. */
export const reportRows = (reports: readonly SampleReport[]): DataRow[] =>
  reports.map(({ name, label, description }) => ({
    primary: name,
    secondary: description,
    status: { label, tone: tones[label] },
  }));

/** What a report ends in: hours, and who is there. */
export const answerRows = (answers: (typeof sampleOpenReport)['answers']): DataRow[] =>
  answers.map(({ time, who, note }) => ({ primary: who, secondary: note, lead: clockOf(time) }));
