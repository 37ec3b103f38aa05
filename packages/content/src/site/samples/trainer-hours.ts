import { sampleCoaches } from './people.ts';

/** An invented week of a trainer. Specification §2. */
export type SampleTrainerWeek = {
  readonly name: string;
  /** Hours of group classes this week. */
  readonly groupHours: number;
  /** Hours of private sessions this week. */
  readonly privateHours: number;
  readonly note: string;
};

/** Sample data: hours of a week. Specification §2. */
export const sampleTrainerHours: readonly SampleTrainerWeek[] = [
  { name: sampleCoaches.ray, groupHours: 12, privateHours: 5, note: 'Sparring nights' },
  { name: sampleCoaches.simone, groupHours: 15, privateHours: 3, note: 'Can cover Thursday' },
  { name: sampleCoaches.andre, groupHours: 9, privateHours: 2, note: 'Mornings only' },
];

/** An invented person who might cover a class. Specification §2. */
export type SampleCover = {
  readonly name: string;
  readonly reason: string;
  readonly isFree: boolean;
};

/** Sample data: a class without its coach, and who is free. Specification §2. */
export const sampleCoverRequest = {
  className: 'Pads and Partner Drills',
  time: 'Thu 7:15 pm',
  reason: `${sampleCoaches.ray} called in sick.`,
  covers: [
    { name: sampleCoaches.simone, reason: 'Coaches until 7:00 pm, then free', isFree: true },
    { name: sampleCoaches.andre, reason: 'Mornings only', isFree: false },
  ] satisfies readonly SampleCover[],
} as const;

/** The words round the trainers' hours. Specification §2. */
export const sampleTrainerHoursWords = {
  title: 'Trainer hours',
  aside: 'This week',
  caption: 'Hours of each trainer',
  columns: {
    name: 'Trainer',
    groupHours: 'Group',
    privateHours: 'Privates',
    totalHours: 'Hours',
    note: 'Note',
  },
  coverTitle: 'Cover wanted',
  coverListTitle: 'Who is free',
  freeLabel: 'Free',
  busyLabel: 'Not free',
} as const;
