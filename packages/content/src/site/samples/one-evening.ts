import { sampleCoaches, sampleNames } from './people.ts';

/** An invented line of a member's record. Specification §2. */
export type SampleRecordEntry = {
  readonly time: string;
  readonly what: string;
  readonly who: string;
  /** Which of the four areas wrote it. */
  readonly area: string;
};

/** Sample data: one evening of one member, as all four areas write it down. Specification §2. */
export const sampleEvening: readonly SampleRecordEntry[] = [
  {
    time: '2:10 pm',
    what: 'Moved up from the waitlist',
    who: 'Fundamentals, Wed 6:00 pm',
    area: 'Schedule',
  },
  { time: '5:52 pm', what: 'Checked in', who: 'At the desk', area: 'Members' },
  {
    time: '7:05 pm',
    what: 'Parry: Demonstrated',
    who: `Marked by ${sampleCoaches.simone}`,
    area: 'Members',
  },
  { time: '7:06 pm', what: '12 rounds on the board', who: 'Rounds in June', area: 'Phone' },
  { time: '7:08 pm', what: 'Badge: Own Wraps', who: 'Bronze', area: 'Phone' },
  { time: '7:10 pm', what: 'Paid for two boxes of wraps', who: '$18', area: 'Office' },
];

/** The words round the evening. Specification §2. */
export const sampleEveningWords = {
  title: `${sampleNames.marcus}, Wednesday`,
  aside: 'One record',
} as const;
