import { pricingAction } from './actions.ts';
import { siteName } from './brand.ts';
import { contactLink } from './company-links.ts';
import { claimFacts, pilotFacts, supportFacts } from './facts.ts';
import type { TitledText } from './link.ts';
import type { roundWords } from './rounds.ts';

/** The story on the about page. Specification §2. */
export const aboutStory = {
  eyebrow: 'Our Story',
  title: 'Software from the gym floor up',
  lead: `${siteName} is gym-management software for independent boxing gyms. We build it in the open, with the gyms that use it.`,
  paragraphs: [
    'Most boxing gyms run on a notebook, a group chat and the memory of one coach. It works until that coach takes a week off.',
    'Software for gyms exists. Most of it was drawn for treadmills and spin bikes: it counts visits and takes payments. It has no word for who may spar, whose jab is ready for pads, or which beginner has stopped coming.',
    `So we started where a boxing gym starts: the member, the class and the coach's eye. We have been building since ${claimFacts.developmentSince}. ${siteName} is now in pilot, and the gyms that join decide what comes next.`,
  ],
} as const;

/** The headings of the about page and the words beside them. Specification §2. */
export const aboutPage = {
  storyTitle: 'Why we started',
  since: { value: `${claimFacts.developmentSince}`, label: 'is when we began to build' },
  approachTitle: 'How we work',
  roadmapTitle: 'The roadmap, in rounds',
  roadmapLead: 'What is done, what is on now and what comes next.',
  valuesTitle: 'What we hold to',
} as const;

/** How the founders work. Specification §1, §2, §9. */
export const aboutApproach: readonly TitledText[] = [
  {
    title: 'Ship every week',
    text: 'New features arrive weekly. Small enough to try in one evening, and to take back if they get in the way.',
  },
  {
    title: 'Stay on the phone',
    text: `A feedback call every ${supportFacts.callEveryWeeks[0]} to ${supportFacts.callEveryWeeks[1]} weeks, ${supportFacts.callMinutes} minutes each, with the people who build it.`,
  },
  {
    title: 'Say what is planned',
    text: 'What works today and what is planned carry different words on this site. In-app messaging is planned.',
  },
  {
    title: 'Write it down in public',
    text: 'Our building updates say what we made, what went wrong and what we ask ourselves.',
  },
];

/** One round of the roadmap. Specification §2. */
export type RoadmapRound = TitledText & {
  /** The number of the round, from 1. */
  readonly round: number;
  readonly state: keyof typeof roundWords.states;
};

/** The roadmap, told in rounds. Specification §1, §2, §9. */
export const roadmap: readonly RoadmapRound[] = [
  {
    round: 1,
    state: 'done',
    title: 'Learn the footwork',
    text: `In development since ${claimFacts.developmentSince}. ${claimFacts.featuresBuilt}+ features built: members, classes, skills, privates, payments and reports.`,
  },
  {
    round: 2,
    state: 'now',
    title: 'The pilot',
    text: `Up to ${pilotFacts.spots} founding gyms run it for real. They find what breaks, and vote on what is built next.`,
  },
  {
    round: 3,
    state: 'next',
    title: 'In-app messaging',
    text: 'Planned, in the order that the founding gyms give it. A date today would be a guess.',
  },
  {
    round: 4,
    state: 'next',
    title: 'Open doors',
    text: 'After the pilot, any independent gym can join at the regular price. Founding gyms keep theirs while their account stays active.',
  },
];

/** What the founders hold to. Specification §2. */
export const aboutValues: readonly TitledText[] = [
  {
    title: 'The coach decides',
    text: "Software can sort a list. Who spars, who moves up and who rests is a coach's call, with a name under it.",
  },
  {
    title: 'Plain numbers',
    text: "A number has to lead to somebody you can call. If it can't, it goes.",
  },
  {
    title: 'Your data is yours',
    text: 'You bring it, you can export it, and you know what we keep.',
  },
  {
    title: 'Every round counts',
    text: 'The member in the first week matters as much as the one with a bout on Saturday.',
  },
];

/** The links that close the about page. Specification §2. */
export const aboutClosing = {
  title: 'Step in',
  text: 'See what it costs, or apply for one of the founding places.',
  actions: [pricingAction, contactLink],
} as const;
