import { pilotFacts } from '../../../../site/facts.ts';

export const homeHero = {
  title: 'Built for [gyms](/features)',
  lead: `${pilotFacts.spots} founding gyms, and a review within two days.`,
  action: { label: 'Apply', href: '/apply' },
};
