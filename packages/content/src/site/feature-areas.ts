import { claimFacts, adviceFacts } from './facts.ts';
import {
  businessToolsLink,
  classSchedulingLink,
  memberExperienceLink,
  memberManagementLink,
} from './feature-links.ts';

/** The card of one feature area. Specification §2, §3. */
export type FeatureArea = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Which of the theme's accents marks the card. */
  readonly color: 'orange' | 'blue' | 'green' | 'violet';
  readonly features: readonly string[];
  /** Where Explore leads. */
  readonly link: string;
  /** Short badges on the card. */
  readonly highlights: readonly string[];
};

/** The four feature areas, in the order of the menus. Specification §1, §2. */
export const featureAreas: readonly FeatureArea[] = [
  {
    id: 'member-management',
    title: memberManagementLink.label,
    description: 'One record for each member, kept by the people who train them.',
    color: 'orange',
    features: [
      'Profiles with contact, plan, goals and coach notes',
      'Check-in at the desk and a list of who came',
      `Alerts after ${adviceFacts.quietDays} days without attendance`,
      'Progress scores that a coach can explain',
      'Membership plans and who is on which',
    ],
    link: memberManagementLink.href,
    highlights: [`${claimFacts.memberTools}+ tools`, 'Attendance alerts'],
  },
  {
    id: 'class-scheduling',
    title: classSchedulingLink.label,
    description: 'A timetable that coaches, the desk and members all read the same way.',
    color: 'blue',
    features: [
      'Classes, open gym and sparring nights with caps',
      'Trainer hours and who covers what',
      `${claimFacts.skills} boxing skills, marked class by class`,
      'Private sessions, booked and counted',
      'Waitlists that move when a place opens',
    ],
    link: classSchedulingLink.href,
    highlights: [`${claimFacts.schedulingTools}+ tools`, `${claimFacts.skills} skills`],
  },
  {
    id: 'business-tools',
    title: businessToolsLink.label,
    description: 'The office work of a gym, short enough to finish before the evening rush.',
    color: 'green',
    features: [
      'Payments due, paid and late',
      'Members, revenue and attendance on one page',
      'Staff hours, classes and results',
      'In-app messaging (planned)',
      'Reports when you need them',
    ],
    link: businessToolsLink.href,
    highlights: [`${claimFacts.businessTools}+ tools`, 'Reports'],
  },
  {
    id: 'member-experience',
    title: memberExperienceLink.label,
    description: 'What your members hold in their hand between two rounds.',
    color: 'violet',
    features: [
      "Mobile app with Today's Focus",
      'Badges in Gold, Silver and Bronze',
      'Leaderboards that reward turning up',
      'Progress photos, side by side',
      'A community that stays inside your gym',
    ],
    link: memberExperienceLink.href,
    highlights: [`${claimFacts.engagementTools}+ tools`, `${claimFacts.badgeTypes}+ badge types`],
  },
];
