import { sampleCoaches, sampleNames } from './people.ts';

/** An invented private session. Specification §2. */
export type SamplePrivateSession = {
  readonly time: string;
  readonly member: string;
  readonly coach: string;
  readonly focus: string;
  readonly minutes: number;
  /** Dollars, 90 to 120. */
  readonly price: number;
};

/** Sample data: private sessions of a day. Specification §2. */
export const samplePrivateSessions: readonly SamplePrivateSession[] = [
  {
    time: 'Wed 7:00 am',
    member: sampleNames.imani,
    coach: sampleCoaches.andre,
    focus: 'Body punches',
    minutes: 45,
    price: 90,
  },
  {
    time: 'Wed 12:30 pm',
    member: sampleNames.marcus,
    coach: sampleCoaches.simone,
    focus: 'Slip and answer',
    minutes: 60,
    price: 105,
  },
  {
    time: 'Wed 4:30 pm',
    member: sampleNames.dana,
    coach: sampleCoaches.ray,
    focus: 'Cutting off the ring',
    minutes: 60,
    price: 120,
  },
];

/** Sample data: what went into the member's record after a session. Specification §2. */
export const samplePrivateNote = {
  member: sampleNames.marcus,
  text: 'Slips right and answers clean. Drops the lead hand on the way back; film it next time.',
  by: `${sampleCoaches.simone}, Wed 1:30 pm`,
} as const;

/** The words round the private sessions. Specification §2. */
export const samplePrivateSessionsWords = {
  title: 'Privates',
  aside: 'Wednesday',
  sessionsLabel: 'Sessions',
  minutesLabel: 'On the floor',
  minutesUnit: 'min',
  priceLabel: 'Booked',
  listTitle: 'Booked today',
  noteTitle: 'Into the record of',
} as const;
