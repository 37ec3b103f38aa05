import type { ReportsSample } from '@cornerbell/content/copy';
import type { DataRow, StatusTone } from '@cornerbell/ui';
import { clockOf } from './format.ts';

const tones: Readonly<Record<ReportsSample['reports'][number]['label'], StatusTone>> = {
  Ready: 'good',
  Scheduled: 'neutral',
  Custom: 'accent',
  Quarterly: 'neutral',
};

/** Reports as rows with their labels. */
export const reportRows = (reports: ReportsSample['reports']): DataRow[] =>
  reports.map(({ name, label, description }) => ({
    primary: name,
    secondary: description,
    status: { label, tone: tones[label] },
  }));

/** The results of a report as rows. */
export const answerRows = (answers: ReportsSample['open']['answers']): DataRow[] =>
  answers.map(({ time, who, note }) => ({ primary: who, secondary: note, lead: clockOf(time) }));
