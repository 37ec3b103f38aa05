import { applyAction, demoAction, joinAction } from './actions.ts';
import { siteName } from './brand.ts';
import { adviceFacts, claimFacts, pilotFacts } from './facts.ts';
import type { Link, TitledText } from './link.ts';

/** One of the six features on the home page. Specification §2. */
export type HomeFeature = TitledText & { readonly id: string; readonly link: Link };

/** The top of the home page. Specification §2. */
export const homeHero = {
  eyebrow: `In pilot: ${pilotFacts.spots} founding gyms`,
  title: 'Built for Independent Boxing Gyms',
  lead: `Know who trained, who is ready to spar and who has gone quiet. ${siteName} runs your members, classes and money from one record, so you can get back to the floor.`,
  actions: [applyAction, demoAction],
} as const;

/** The words round the board beside it: a working day from sample data. Specification §2. */
export const homeBoardWords = {
  title: 'Monday at the gym',
  classesTitle: "Today's classes",
} as const;

/** The words above the six features. Specification §2. */
export const homeFeaturesIntro = {
  title: 'Six jobs off your clipboard',
  lead: 'Each one is work you do today, on paper, in a chat or in your head.',
} as const;

/** The six features of the home page, in order. Specification §2. */
export const homeFeatures: readonly HomeFeature[] = [
  {
    id: 'member-management',
    title: 'Member Management',
    text: 'One record for each member: contact, plan, goals, coach notes and sparring status.',
    link: { label: 'See member records', href: '/features/member-management#profiles-tracking' },
  },
  {
    id: 'class-scheduling',
    title: 'Class Scheduling',
    text: 'Put classes, open gym and sparring nights on one timetable with a cap on each.',
    link: { label: 'See the timetable', href: '/features/class-scheduling#class-management' },
  },
  {
    id: 'skills-tracking',
    title: 'Skills Tracking',
    text: `Mark ${claimFacts.skills} boxing skills from first jab to mastered, and show every member what comes next.`,
    link: { label: 'See the skill grid', href: '/features/class-scheduling#skills-tracking' },
  },
  {
    id: 'attendance-tracking',
    title: 'Attendance Tracking',
    text: `See who hasn't trained in ${adviceFacts.quietDays} days, and call them while they still have a locker.`,
    link: {
      label: 'See attendance alerts',
      href: '/features/member-management#attendance-management',
    },
  },
  {
    id: 'private-training',
    title: 'Private Training',
    text: 'Book private sessions, see what each coach earns and stop losing hours to text threads.',
    link: { label: 'See private sessions', href: '/features/class-scheduling#private-training' },
  },
  {
    id: 'analytics-reports',
    title: 'Analytics & Reports',
    text: 'Open one page on the first of the month and know what came in and who left.',
    link: { label: 'See the numbers', href: '/features/business-tools#analytics-dashboard' },
  },
];

/** The call to join the pilot on the home page. Specification §1, §2. */
export const homeFoundingCall = {
  title: 'Become a founding gym',
  text: `${pilotFacts.spots} places. ${pilotFacts.discountPercent}% off for life while your account stays active. Direct access to the founders, a vote on features and your gym credited by name.`,
  actions: [joinAction, { label: 'Read the offer', href: '/pilot-program' }],
} as const;

/** The block that says how the software is made. Specification §2. */
export const builtInTheOpen = {
  title: 'Built in the Open',
  text: 'You can read what we build, what went wrong and what is next. Founding gyms decide the order.',
  tiles: [
    { value: 'Active', label: `In development since ${claimFacts.developmentSince}` },
    { value: 'Weekly', label: 'New features, shipped to working gyms' },
    { value: 'Direct', label: 'Access to the founders' },
  ],
  link: {
    label: 'Read the building updates',
    href: '/resources?type=blog&category=building',
  },
} as const;

/** The words above the newest posts on the home page. Specification §1. */
export const homeLibrary = {
  title: 'From the library',
  lead: 'Posts and guides for the hour before the doors open. Nothing to sign up for.',
  link: { label: 'All posts and guides', href: '/resources' },
} as const;
