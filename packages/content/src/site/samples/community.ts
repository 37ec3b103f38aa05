import { sampleNames } from './people.ts';

/** An invented notice. Specification §2. */
export type SampleNotice = {
  readonly kind: 'Event' | 'Shout-out' | 'Question';
  readonly title: string;
  readonly text: string;
};

/** Sample data: three notices. Specification §2. */
export const sampleNotices: readonly SampleNotice[] = [
  {
    kind: 'Event',
    title: 'Amateur card, Saturday',
    text: `${sampleNames.dana} boxes third. Nine of you are coming.`,
  },
  {
    kind: 'Shout-out',
    title: `A year of Mondays: ${sampleNames.imani}`,
    text: 'Not one missed. Say it to her face.',
  },
  { kind: 'Question', title: 'Open gym on the holiday?', text: 'Six in favor so far.' },
];

/** Sample data: who comes to the event. Specification §2. */
export const sampleEventGuests = {
  names: [sampleNames.imani, sampleNames.leo, sampleNames.priya, sampleNames.marcus],
  /** Those without a name in the picture. */
  more: 'and five more',
} as const;

/** Sample data: how the question goes. Specification §2. */
export const samplePoll = { label: 'In favor', votes: 6, of: 9 } as const;

/** The words round the notice board. Specification §2. */
export const sampleCommunityWords = {
  title: 'Notice board',
  aside: 'Members and coaches only',
  guestsTitle: 'Coming',
  ofWord: 'of',
} as const;
