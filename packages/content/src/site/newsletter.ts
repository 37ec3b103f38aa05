import { claimFacts } from './facts.ts';

/** The newsletter form. Specification §4, §9. */
export const newsletter = {
  title: 'Weekly Growth Newsletter',
  lead: `Join ${claimFacts.newsletterReaders}+ gym owners. One letter a week: what we built, and one thing to try at your gym.`,
  nameLabel: 'Name',
  emailLabel: 'Email',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing...',
} as const;
