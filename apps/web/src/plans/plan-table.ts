import type { Site } from '@cornerbell/content/copy';

/** The content of the table of plans. */
export const planTable = ({
  pricing: { card, prices },
  plans,
}: Pick<Site, 'plans' | 'pricing'>) => ({
  card,
  prices,
  plans: plans.plans.map(({ features: _features, description: _text, ...plan }) => plan),
  inEveryPlan: plans.inEveryPlan,
});

/** The data of the table of plans. */
export type PlanTableData = ReturnType<typeof planTable>;
