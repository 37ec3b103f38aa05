import { sampleCoaches, sampleNames } from './people.ts';

/** An invented member who has gone quiet. Specification §2, §9. */
export type SampleAttendanceAlert = {
  readonly name: string;
  /** Days since the last visit, more than the ten of the advice. */
  readonly daysQuiet: number;
  readonly lastClass: string;
  /** Who should call. */
  readonly coach: string;
};

/** Sample data: members to call, the longest absence first. Specification §2, §9. */
export const sampleAttendanceAlerts: readonly SampleAttendanceAlert[] = [
  {
    name: sampleNames.jules,
    daysQuiet: 19,
    lastClass: 'Bags and Conditioning',
    coach: sampleCoaches.andre,
  },
  {
    name: sampleNames.tomas,
    daysQuiet: 14,
    lastClass: 'Fundamentals',
    coach: sampleCoaches.simone,
  },
  { name: sampleNames.nadia, daysQuiet: 11, lastClass: 'Open Gym', coach: sampleCoaches.ray },
];
