import { sampleCoaches, sampleNames } from './people.ts';

/** Where a member stands with sparring. Specification §3, §4. */
export type SparringStatus = 'Not Ready' | 'Assessment Needed' | 'Cleared';

/** An invented member. Specification §1, §2. */
export type SampleMember = {
  readonly name: string;
  readonly plan: string;
  readonly goal: string;
  readonly coach: string;
  readonly sparring: SparringStatus;
  /** Visits in the last 30 days. */
  readonly visits: number;
};

/** Sample data: part of a roster. Specification §1, §2. */
export const sampleMembers: readonly SampleMember[] = [
  {
    name: sampleNames.dana,
    plan: 'Unlimited',
    goal: 'First amateur bout',
    coach: sampleCoaches.ray,
    sparring: 'Cleared',
    visits: 17,
  },
  {
    name: sampleNames.marcus,
    plan: 'Two Nights',
    goal: 'Light rounds by summer',
    coach: sampleCoaches.simone,
    sparring: 'Assessment Needed',
    visits: 9,
  },
  {
    name: sampleNames.priya,
    plan: 'Family',
    goal: 'Fitness',
    coach: sampleCoaches.andre,
    sparring: 'Not Ready',
    visits: 6,
  },
  {
    name: sampleNames.leo,
    plan: 'Unlimited',
    goal: 'Fundamentals',
    coach: sampleCoaches.simone,
    sparring: 'Not Ready',
    visits: 11,
  },
];

/** Sample data: the record behind one name of the roster. Specification §2, §4. */
export const sampleProfile = {
  name: sampleNames.dana,
  signOff: `Cleared by ${sampleCoaches.ray}, May 12`,
  /** What the desk, the coach and the owner each know. */
  entries: [
    { label: 'Plan', text: 'Unlimited, $99 a month' },
    { label: 'Member since', text: 'March 2024' },
    { label: 'Phone', text: '555-0142' },
    { label: 'Emergency contact', text: 'Rosa R., 555-0143' },
  ],
  goal: 'One amateur bout before I turn thirty.',
  note: 'Right hand comes home late after the cross. Pads on Thursday, then look again.',
  noteBy: `Last note by ${sampleCoaches.ray}, June 2`,
} as const;

/** Sample data: how many members stand where with sparring. Specification §2, §4. */
export const sampleSparringCounts: readonly {
  readonly status: SparringStatus;
  readonly members: number;
}[] = [
  { status: 'Cleared', members: 31 },
  { status: 'Assessment Needed', members: 9 },
  { status: 'Not Ready', members: 57 },
];

/** The words round the roster. Specification §2. */
export const sampleRosterWords = {
  title: 'Members',
  rosterTitle: 'Roster',
  rosterAside: '4 of 97',
  visitsUnit: 'visits',
  goalBy: 'Goal, in her own words',
  membersUnit: 'members',
} as const;
