import { planFacts } from './facts.ts';

/** What a plan costs: dollars a month for a founding gym and regularly, or a price made for one gym. Specification §9. */
export type PlanPrice =
  | { readonly kind: 'monthly'; readonly founding: number; readonly regular: number }
  | { readonly kind: 'custom' };

/** One plan of the pricing page. Specification §3, §9. */
export type Plan = {
  readonly id: string;
  readonly name: string;
  readonly price: PlanPrice;
  /** The most members, or `null` for no limit. */
  readonly memberLimit: number | null;
  /** Whom the plan is for. */
  readonly description: string;
  /** A short mark on the card. */
  readonly badge?: string;
  /** Whether the card stands out. */
  readonly popular: boolean;
  readonly features: readonly string[];
};

/** What every plan has, whatever its size. Specification §1. */
export const inEveryPlan = [
  'All four feature areas',
  'Onboarding and data migration done with you',
] as const;

const foundingPrice = 'Founding price for life while your account stays active';

/** The five plans, from the smallest gym to the largest. Specification §9. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: monthly(planFacts.starter),
    memberLimit: planFacts.starter.members,
    description: 'A new gym, or a small one that stays small on purpose.',
    popular: false,
    features: [
      `Up to ${planFacts.starter.members} members`,
      'One location',
      ...inEveryPlan,
      foundingPrice,
    ],
  },
  {
    id: 'growth',
    name: 'Growth',
    price: monthly(planFacts.growth),
    memberLimit: planFacts.growth.members,
    description: 'A full timetable and a line at the front desk.',
    popular: false,
    features: [
      `Up to ${planFacts.growth.members} members`,
      'One location',
      ...inEveryPlan,
      foundingPrice,
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    price: monthly(planFacts.professional),
    memberLimit: planFacts.professional.members,
    description: 'A packed floor: several coaches, privates and a fight team.',
    badge: 'Most Popular',
    popular: true,
    features: [
      `Up to ${planFacts.professional.members} members`,
      'One location',
      ...inEveryPlan,
      foundingPrice,
    ],
  },
  {
    id: 'multi-location',
    name: 'Multi-Location',
    price: monthly(planFacts.multiLocation),
    memberLimit: planFacts.multiLocation.members,
    description: 'More than one door, one roster.',
    popular: false,
    features: [
      `Up to ${planFacts.multiLocation.members} members`,
      'Several locations in one account',
      ...inEveryPlan,
      foundingPrice,
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: { kind: 'custom' },
    memberLimit: null,
    description: 'A group of gyms that has outgrown the other four.',
    popular: false,
    features: [
      'Unlimited members',
      'Unlimited locations',
      ...inEveryPlan,
      'A price worked out with you',
    ],
  },
];

function monthly({ founding, regular }: { founding: number; regular: number }): PlanPrice {
  return { kind: 'monthly', founding, regular };
}
