import { sampleNames } from './people.ts';

/** An invented plan that a gym sells to its members. Specification §2. */
export type SampleMembershipPlan = {
  readonly name: string;
  /** Dollars a month. */
  readonly price: number;
  readonly access: string;
  readonly members: number;
};

/** Sample data: what a gym might sell; not what the software costs. Specification §2. */
export const sampleMembershipPlans: readonly SampleMembershipPlan[] = [
  { name: 'Two Nights', price: 89, access: 'Two classes a week', members: 34 },
  { name: 'Family', price: 149, access: 'Two adults and their juniors', members: 12 },
  { name: 'Unlimited', price: 99, access: 'Every class and open gym', members: 51 },
];

/** An invented change to a membership that the desk has to know of. Specification §2. */
export type SampleRenewal = {
  readonly name: string;
  readonly plan: string;
  readonly kind: 'Due to renew' | 'Gave notice';
  readonly day: string;
};

/** Sample data: who is due to renew and who has given notice. Specification §2. */
export const sampleRenewals: readonly SampleRenewal[] = [
  { name: sampleNames.marcus, plan: 'Two Nights', kind: 'Due to renew', day: 'Jun 30' },
  { name: sampleNames.priya, plan: 'Family', kind: 'Due to renew', day: 'Jul 1' },
  { name: sampleNames.jules, plan: 'Unlimited', kind: 'Gave notice', day: 'Jun 27' },
];

/** The words round the plans. Specification §2. */
export const sampleMembershipPlansWords = {
  title: 'Membership plans',
  priceUnit: 'a month',
  countTitle: 'Members by plan',
  membersUnit: 'members',
  renewalsTitle: 'This week',
} as const;
