import { sampleCoaches, sampleNames } from './people.ts';

/** Sample data: what a member's phone shows before class. Specification §1, §2. */
export const sampleMobileApp = {
  member: sampleNames.leo,
  focusTitle: "Today's Focus",
  focus: 'Bring the jab hand back to the cheek, every rep, first bag round.',
  focusBy: sampleCoaches.simone,
  note: 'Good balance on the pivot. Next: pivot, then throw.',
  noteTitle: 'From your coach',
  weekTitle: 'This week',
  week: [
    { day: 'Mon', what: 'Fundamentals', when: '6:00 pm', state: 'Waitlist, 2nd' },
    { day: 'Tue', what: 'Open Gym', when: '6:00 pm', state: 'Open' },
    { day: 'Wed', what: 'Fundamentals', when: '6:00 pm', state: 'Booked' },
  ],
} as const;

/** An invented match of the sparring partner matcher. Specification §1. */
export type SamplePartnerMatch = {
  readonly name: string;
  /** For whom a partner is looked for. */
  readonly partnerOf: string;
  /** Who has to say yes. */
  readonly decidedBy: string;
  /** One line for each of skill, weight, goals, intensity and times. */
  readonly reasons: readonly { readonly label: string; readonly value: string }[];
};

/** Sample data: a partner to suggest to a coach. Specification §1. */
export const samplePartnerMatch: SamplePartnerMatch = {
  name: sampleNames.imani,
  partnerOf: sampleNames.dana,
  decidedBy: sampleCoaches.ray,
  reasons: [
    { label: 'Skill', value: 'Both land a clean jab' },
    { label: 'Weight', value: '142 lb and 145 lb' },
    { label: 'Goals', value: 'Light rounds' },
    { label: 'Intensity', value: 'Technical' },
    { label: 'Times', value: 'Tuesday evenings' },
  ],
};

/** The words round a suggested partner. Specification §1. */
export const samplePartnerWords = {
  title: 'Partners',
  pairTitle: 'Suggested pair',
  reasonsLabel: 'Why the two fit',
  decisionTitle: 'Who decides',
  pendingLabel: 'Waits for the coach',
} as const;
