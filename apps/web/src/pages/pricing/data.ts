import { drawStillSection } from '../../gym/draw-still.tsx';
import { planTable } from '../../plans/plan-table.ts';
import type { BuildContext, PageContext, PageMetadata } from '../../page.ts';
import { softwareNode } from '../../metadata/nodes.ts';

export const data = ({ library: { site } }: BuildContext) => ({
  copy: site.pricing,
  plans: site.plans.plans,
  table: planTable(site),
  gym: drawStillSection(site.pricing.gym, site),
});

export type PricingData = ReturnType<typeof data>;

export const describe = ({ plans }: PricingData, context: PageContext): PageMetadata => ({
  card: { numeral: String(plans.length) },
  nodes: () => [softwareNode(context)],
});
