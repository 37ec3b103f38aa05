import { pricingAction } from '../actions.ts';
import { pilotFacts } from '../facts.ts';
import type { Link } from '../link.ts';

/** The buttons at the top of a feature page. Specification §2. */
export const featureHeroActions: readonly Link[] = [
  { label: 'Become a Founding Member', href: '/contact' },
  pricingAction,
];

/** The banner that closes a feature page. Specification §2. */
export const featureBanner = {
  title: 'Run it in your gym first',
  text: `Apply, and once your gym is accepted, start with a free ${pilotFacts.trialDays}-day trial.`,
  actions: [
    { label: `Start Free ${pilotFacts.trialDays}-Day Trial`, href: '/contact' },
    { label: 'Schedule a Demo', href: '/demo' },
  ],
} as const;

/** The label of every card that shows invented data. Specification §1. */
export const sampleDataLabel = 'Sample data';
