import { sampleCoaches } from './people.ts';

/** How a member of staff is doing. Specification §4. */
export type StaffLabel = 'Top Performer' | 'Excellent' | 'Developing';

/** An invented month of a member of staff. Specification §2, §4. */
export type SampleStaffMember = {
  readonly name: string;
  readonly role: string;
  readonly label: StaffLabel;
  readonly classes: number;
  readonly privates: number;
  /** Hours on the floor. */
  readonly hours: number;
  /** Classes after which skills were marked. */
  readonly marked: number;
};

/** Sample data: three coaches in a month. Specification §2, §4. */
export const sampleStaff: readonly SampleStaffMember[] = [
  {
    name: sampleCoaches.ray,
    role: 'Head coach',
    label: 'Top Performer',
    classes: 38,
    privates: 22,
    hours: 70,
    marked: 37,
  },
  {
    name: sampleCoaches.simone,
    role: 'Coach',
    label: 'Excellent',
    classes: 40,
    privates: 11,
    hours: 72,
    marked: 40,
  },
  {
    name: sampleCoaches.andre,
    role: 'Assistant coach',
    label: 'Developing',
    classes: 26,
    privates: 9,
    hours: 45,
    marked: 15,
  },
];

/** The words round the staff. Specification §2. */
export const sampleStaffWords = {
  title: 'Staff',
  aside: 'June',
  caption: 'Staff',
  columns: {
    name: 'Name',
    classes: 'Classes',
    privates: 'Privates',
    hours: 'Hours',
    label: 'How it goes',
  },
  markedTitle: 'Skills marked after class',
  ofWord: 'of',
} as const;
