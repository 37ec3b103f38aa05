import { siteName } from './brand.ts';
import { claimFacts, pilotFacts } from './facts.ts';

/** What a page tells search engines and browser tabs. */
export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 155 characters, unique on the site. */
  readonly description: string;
};

/** Title and description of every page that is not written in Markdown, by path. Specification §2. */
export const pages = {
  '/': {
    title: `${siteName}: software for independent boxing gyms`,
    description: `Know who trained, who may spar and who has gone quiet. Members, classes and money on one record, built with ${pilotFacts.spots} founding gyms.`,
  },
  '/features': {
    title: `Features: the whole gym on one card | ${siteName}`,
    description:
      'Member management, class scheduling, business tools and member experience for boxing gyms, and how the four work from one record.',
  },
  '/features/member-management': {
    title: `Member management for boxing gyms | ${siteName}`,
    description:
      'Profiles, attendance alerts, progress and membership plans: see each member the way the desk, the coach and the owner need to.',
  },
  '/features/class-scheduling': {
    title: `Class scheduling for boxing gyms | ${siteName}`,
    description: `Classes, trainer hours, ${claimFacts.skills} boxing skills, private sessions and waitlists on one timetable that survives Monday night.`,
  },
  '/features/business-tools': {
    title: `Business tools for boxing gyms | ${siteName}`,
    description:
      'Payments, staff, messages and reports for a boxing gym, short enough to finish before the evening rush.',
  },
  '/features/member-experience': {
    title: `Member experience for boxing gyms | ${siteName}`,
    description:
      "Today's Focus, achievements, leaderboards, progress photos and community: what your members see on their phones between rounds.",
  },
  '/pricing': {
    title: `Pricing: five plans by size of gym | ${siteName}`,
    description: `Five plans by number of members, each with a founding and a regular price. ${pilotFacts.guaranteeDays}-day money-back guarantee during the pilot.`,
  },
  '/contact': {
    title: `Apply for a founding place | ${siteName}`,
    description: `Tell us about your boxing gym and apply for one of ${pilotFacts.spots} founding places. We review every application within ${pilotFacts.reviewHours} hours.`,
  },
  '/about': {
    title: `Our story: built from the gym floor up | ${siteName}`,
    description:
      'Why we build software for independent boxing gyms, how we work in the open, the roadmap in rounds and what we hold to.',
  },
  '/faq': {
    title: `FAQ: straight answers for gym owners | ${siteName}`,
    description:
      'The pilot, prices, the software and your data: what owners of boxing gyms ask before they apply, answered in plain words.',
  },
  '/pilot-program': {
    title: `The pilot program: ${pilotFacts.spots} founding gyms | ${siteName}`,
    description: `${pilotFacts.discountPercent}% off for life while your account stays active, direct founder access, a vote on features and white-glove onboarding.`,
  },
  '/demo': {
    title: `Book a demo or a call | ${siteName}`,
    description:
      'See the software with your own week in it, or ask your questions first. Pick up to three times that suit your gym.',
  },
  '/resources': {
    title: `Resources for boxing gym owners | ${siteName}`,
    description:
      'Posts and printable guides for owners of independent boxing gyms: retention, sparring clearance, skills, scheduling and onboarding.',
  },
  '/404': {
    title: `Page not found | ${siteName}`,
    description:
      'This page does not exist or has moved. Go back to the home page or look for it in the resource library.',
  },
} as const satisfies Readonly<Record<string, PageMeta>>;
