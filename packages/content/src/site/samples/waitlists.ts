import { sampleNames } from './people.ts';

/** An invented waitlist of a full class. Specification §2. */
export type SampleWaitlist = {
  readonly className: string;
  readonly time: string;
  readonly cap: number;
  /** The members who wait, the next one first. */
  readonly waiting: readonly string[];
};

/** Sample data: two full classes. Specification §2. */
export const sampleWaitlists: readonly SampleWaitlist[] = [
  {
    className: 'Fundamentals',
    time: 'Mon 6:00 pm',
    cap: 12,
    waiting: [sampleNames.priya, sampleNames.leo, sampleNames.nadia],
  },
  {
    className: 'Sparring Night',
    time: 'Tue 7:15 pm',
    cap: 8,
    waiting: [sampleNames.imani],
  },
];

/** Sample data: a place that opened and went to the next in line. Specification §2. */
export const sampleWaitlistMove = {
  title: 'Moved up',
  name: sampleNames.marcus,
  text: 'A place opened in Fundamentals, Wed 6:00 pm, when somebody cancelled.',
  time: '2:10 pm',
} as const;

/** Sample data: how many waited for one class, week by week. Specification §2. */
export const sampleWaitlistWeeks: readonly { readonly day: string; readonly waiting: number }[] = [
  { day: 'Jun 2', waiting: 1 },
  { day: 'Jun 9', waiting: 2 },
  { day: 'Jun 16', waiting: 2 },
  { day: 'Jun 23', waiting: 3 },
];

/** The words round the waitlists. Specification §2. */
export const sampleWaitlistsWords = {
  title: 'Waitlists',
  waitingUnit: 'waiting',
  nextLabel: 'Next in line',
  ofWord: 'of',
  weeksTitle: 'Waiting for Fundamentals on a Monday',
} as const;
