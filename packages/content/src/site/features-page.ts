import { applyAction, joinAction, pricingAction } from './actions.ts';
import { claimFacts, pilotFacts } from './facts.ts';
import type { TitledText } from './link.ts';

/** The top of the features page. Specification §2. */
export const featuresPage = {
  title: 'The whole gym on one card',
  lead: 'Four areas, one record of each member. Read the one that costs you the most evenings first.',
  actions: [applyAction, pricingAction],
  exploreLabel: 'Explore',
  areasTitle: 'Four areas',
} as const;

/** The four numbers on the features page. Specification §2. */
export const statTiles = [
  { label: 'Active Development', value: `${claimFacts.developmentSince}` },
  { label: 'Features Built', value: `${claimFacts.featuresBuilt}+` },
  { label: 'Current Status', value: 'Pilot' },
  { label: 'Founding Member Spots', value: `${pilotFacts.spots}` },
] as const;

/** The words above how the areas meet. Specification §2. */
export const togetherIntro = {
  title: 'Everything Works Together',
  lead: 'Write it down once. The desk, the coach, the office and the member all see it.',
} as const;

/** How the four areas meet. Specification §2. */
export const togetherPoints: readonly TitledText[] = [
  {
    title: 'Unified data',
    text: 'Classes, open gym, privates and competition land in the same record, so a member who works hard never looks absent.',
  },
  {
    title: 'Automated workflows',
    text: 'A place opens and the waitlist moves. A member goes quiet and the desk gets a name to call.',
  },
  {
    title: 'Actionable insights',
    text: 'Each number leads to a list of people. You can do something about a list before the next class.',
  },
];

/** The call to join the pilot on the features page. Specification §2. */
export const featuresFoundingCall = {
  title: 'Tell us what to build next',
  text: `Founding gyms vote on features, and new ones arrive weekly. ${pilotFacts.spots} places, ${pilotFacts.discountPercent}% off for life while your account stays active.`,
  actions: [joinAction, { label: 'See the pilot program', href: '/pilot-program' }],
} as const;
