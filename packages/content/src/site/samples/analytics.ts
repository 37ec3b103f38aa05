import { adviceFacts } from '../facts.ts';

/** An invented number of the dashboard. Specification §2. */
export type SampleMetric = {
  readonly label: string;
  readonly value: string;
  /** What it was before, in words. */
  readonly before: string;
};

/** An invented month of revenue. Specification §2. */
export type SampleRevenueMonth = {
  readonly month: string;
  /** Dollars. */
  readonly revenue: number;
};

/** Sample data: the four numbers of a month. Specification §2. */
export const sampleMetrics: readonly SampleMetric[] = [
  { label: 'Active members', value: '97', before: '94 in May' },
  { label: 'Revenue', value: '$11,240', before: '$10,870 in May' },
  { label: 'Visits', value: '806', before: '779 in May' },
  { label: 'Retention', value: '92%', before: '91% in May' },
];

/** Sample data: six months of revenue. Specification §2. */
export const sampleRevenue: readonly SampleRevenueMonth[] = [
  { month: 'Jan', revenue: 9450 },
  { month: 'Feb', revenue: 9720 },
  { month: 'Mar', revenue: 10_110 },
  { month: 'Apr', revenue: 10_640 },
  { month: 'May', revenue: 10_870 },
  { month: 'Jun', revenue: 11_240 },
];

/** An invented class and how many places of it are taken on average. Specification §2. */
export type SampleClassFill = {
  readonly name: string;
  readonly taken: number;
  readonly cap: number;
};

/** Sample data: classes from the fullest to the emptiest. Specification §2. */
export const sampleClassFill: readonly SampleClassFill[] = [
  { name: 'Fundamentals, Mon 6:00 pm', taken: 12, cap: 12 },
  { name: 'Bags and Conditioning, Wed 6:00 am', taken: 11, cap: 12 },
  { name: 'Open Gym, Tue 6:00 pm', taken: 7, cap: 16 },
  { name: 'Bags and Conditioning, Fri 6:00 am', taken: 2, cap: 12 },
];

/** Sample data: who came and went in a month. Specification §2. */
export const sampleComingAndGoing: readonly {
  readonly label: string;
  readonly members: number;
  readonly names: string;
}[] = [
  { label: 'Joined', members: 6, names: 'Leo K. and five more' },
  { label: 'Left', members: 3, names: 'Two moved, one stopped' },
  { label: 'Gone quiet', members: 3, names: 'Jules B., Tomas G., Nadia H.' },
];

/** Sample data: members kept, in percent, month by month. Specification §2. */
export const sampleRetentionMonths: readonly number[] = [88, 89, 90, 90, 91, 92];

/** The words round the dashboard. Specification §2. */
export const sampleAnalyticsWords = {
  title: 'The gym in June',
  aside: 'Beside May',
  revenueTitle: 'Revenue',
  revenueAside: 'Six months',
  fillTitle: 'Full and empty classes',
  fillAside: 'Places taken on average',
  ofWord: 'of',
  retentionTitle: 'Retention',
  retentionAside: 'Six months',
  retentionLabel: 'Members kept',
  retentionSummary: '92%, up 4 since January',
  retentionNote: `At or above the target of ${adviceFacts.retentionPercent}% since March.`,
  membersTitle: 'Coming and going',
  membersAside: '94 in May, 97 today',
} as const;
