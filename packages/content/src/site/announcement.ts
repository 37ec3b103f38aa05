import { pilotFacts } from './facts.ts';

/** The banner above the header. Specification §2, §4. */
export const announcement = {
  text: `${pilotFacts.spots} founding gyms. ${pilotFacts.discountPercent}% off for life while your account stays active.`,
  link: { label: 'See the pilot program', href: '/pilot-program' },
} as const;
