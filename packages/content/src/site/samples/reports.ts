import { sampleCoaches } from './people.ts';

/** What kind of report it is, or where it stands. Specification §4. */
export type ReportLabel = 'Ready' | 'Scheduled' | 'Custom' | 'Quarterly';

/** An invented report. Specification §2, §4. */
export type SampleReport = {
  readonly name: string;
  readonly label: ReportLabel;
  readonly description: string;
};

/** Sample data: a shelf of reports. Specification §2, §4. */
export const sampleReports: readonly SampleReport[] = [
  { name: 'June money', label: 'Ready', description: 'Plans, privates and drop-ins.' },
  { name: 'Quiet members', label: 'Scheduled', description: 'Every Monday before noon.' },
  { name: 'Saturday juniors', label: 'Custom', description: 'Is a second class worth it?' },
  { name: 'Retention', label: 'Quarterly', description: 'Who stayed, by month of joining.' },
];

/** Sample data: the custom report, opened. Specification §2, §4. */
export const sampleOpenReport = {
  title: 'Saturday juniors',
  question: 'Is a second class worth it?',
  chartLabel: 'Turned away each Saturday',
  turnedAway: [1, 2, 2, 4, 5, 6],
  chartSummary: '6 last week',
  answerTitle: 'Hours that would work',
  answers: [
    { time: '10:15 am', who: sampleCoaches.simone, note: 'Free, and the floor is free' },
    { time: '11:30 am', who: sampleCoaches.andre, note: 'Free, open gym has half the floor' },
  ],
} as const;

/** The words round the reports. Specification §2. */
export const sampleReportsWords = { title: 'Reports', listLabel: 'Reports' } as const;
