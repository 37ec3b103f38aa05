import { sampleCoaches, sampleNames } from './people.ts';

/** An invented message. Specification §2. */
export type SampleMessage = { readonly from: string; readonly time: string; readonly text: string };

/** Sample data: what in-app messaging, which is planned, might show. Specification §1, §2. */
export const sampleConversation: readonly SampleMessage[] = [
  {
    from: sampleNames.marcus,
    time: '4:12 pm',
    text: 'Is tonight still partner drills? I left my headgear at home.',
  },
  {
    from: sampleCoaches.simone,
    time: '4:15 pm',
    text: 'Yes, no contact to the head tonight. Bring your 16s.',
  },
];

/** Sample data: a notice to the members who booked a class. Specification §1, §2. */
export const sampleClassNotice = {
  title: 'Notice',
  recipients: '9 members booked for Sat 9:00 am',
  text: 'No class on Saturday: we are all at the amateur card. Open gym on Sunday instead, nine to noon.',
} as const;

/** Sample data: conversations with juniors, the way the owner sees them. Specification §1, §2. */
export const sampleJuniorTalks: readonly { readonly who: string; readonly what: string }[] = [
  { who: `${sampleCoaches.simone} and a junior's parent`, what: '4 messages, Tue' },
  { who: `${sampleCoaches.andre} and a junior`, what: '2 messages, Mon' },
];

/** The words round messages. Specification §2. */
export const sampleMessagesWords = {
  title: 'Messages',
  talkLabel: 'A conversation about tonight',
  juniorsTitle: 'Conversations with juniors',
  juniorsAside: 'For the owner',
} as const;
