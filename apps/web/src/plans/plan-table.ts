import type { Site } from '@cornerbell/content/copy';

/** The content of the table of plans. */
export const planTable = ({
  pricing: { card, prices },
  plans,
}: Pick<Site, 'plans' | 'pricing'>) => ({
  card,
  prices,
  plans: plans.plans.map(({ id, name, badge, memberLimit, price, popular }) => ({
    id,
    name,
    badge,
    memberLimit,
    price,
    popular,
  })),
  inEveryPlan: plans.inEveryPlan,
});

/** The data of the table of plans. */
export type PlanTableData = ReturnType<typeof planTable>;
