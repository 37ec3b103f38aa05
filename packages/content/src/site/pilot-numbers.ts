import { pilotFacts } from './facts.ts';

/** The offer in numbers. Specification §9. */
export const pilotNumbers = [
  { value: `${pilotFacts.spots}`, label: 'founding gyms at most' },
  {
    value: `${pilotFacts.discountPercent}%`,
    label: 'off for life while your account stays active',
  },
  { value: `${pilotFacts.reviewHours} h`, label: 'to review your application' },
  { value: `${pilotFacts.guaranteeDays} days`, label: 'money-back guarantee during the pilot' },
] as const;
