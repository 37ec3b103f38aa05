import { sampleCoaches } from './people.ts';

/** An invented class on the timetable. Specification §2. */
export type SampleClassSlot = {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  readonly coach: string;
  readonly level: string;
  readonly booked: number;
  readonly cap: number;
};

/** Sample data: three days of a week. Specification §2. */
export const sampleClassSlots: readonly SampleClassSlot[] = [
  {
    day: 'Mon',
    time: '6:00 am',
    name: 'Bags and Conditioning',
    coach: sampleCoaches.andre,
    level: 'All levels',
    booked: 9,
    cap: 12,
  },
  {
    day: 'Mon',
    time: '6:00 pm',
    name: 'Fundamentals',
    coach: sampleCoaches.simone,
    level: 'Beginners',
    booked: 12,
    cap: 12,
  },
  {
    day: 'Mon',
    time: '7:15 pm',
    name: 'Pads and Partner Drills',
    coach: sampleCoaches.ray,
    level: 'Intermediate',
    booked: 10,
    cap: 14,
  },
  {
    day: 'Tue',
    time: '4:30 pm',
    name: 'Juniors',
    coach: sampleCoaches.simone,
    level: 'Ages 10 to 15',
    booked: 11,
    cap: 14,
  },
  {
    day: 'Tue',
    time: '6:00 pm',
    name: 'Open Gym',
    coach: sampleCoaches.simone,
    level: 'Members',
    booked: 7,
    cap: 16,
  },
  {
    day: 'Tue',
    time: '7:15 pm',
    name: 'Sparring Night',
    coach: sampleCoaches.ray,
    level: 'Cleared only',
    booked: 8,
    cap: 8,
  },
  {
    day: 'Wed',
    time: '6:00 am',
    name: 'Bags and Conditioning',
    coach: sampleCoaches.andre,
    level: 'All levels',
    booked: 11,
    cap: 12,
  },
  {
    day: 'Wed',
    time: '6:00 pm',
    name: 'Fundamentals',
    coach: sampleCoaches.simone,
    level: 'Beginners',
    booked: 12,
    cap: 12,
  },
  {
    day: 'Wed',
    time: '7:15 pm',
    name: 'Pads and Partner Drills',
    coach: sampleCoaches.ray,
    level: 'Intermediate',
    booked: 8,
    cap: 14,
  },
];

/** The words round the timetable. Specification §2. */
export const sampleTimetableWords = {
  title: 'The week',
  aside: 'Monday to Wednesday',
  classesLabel: 'Classes',
  bookedLabel: 'Places booked',
  fullLabel: 'Full',
  waitingLabel: 'Waiting',
  ofWord: 'of',
} as const;
