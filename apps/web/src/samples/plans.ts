import type { MembershipPlansSample } from '@cornerbell/content/copy';
import type { DataRow, Fact } from '@cornerbell/ui';
import { dollars, initialsOf } from './format.ts';

/** Plans as facts: the price set large, what it gives below. */
export const planFacts = (plans: MembershipPlansSample['plans'], unit: string): Fact[] =>
  plans.map(({ name, price, access }) => ({
    label: name,
    value: dollars(price),
    unit,
    note: { label: access, tone: 'neutral' },
  }));

/** How many members are on all plans together. */
export const membersOn = (plans: MembershipPlansSample['plans']): number =>
  plans.reduce((sum, { members }) => sum + members, 0);

/** Who is due to renew and who has given notice. */
export const renewalRows = (renewals: MembershipPlansSample['renewals']): DataRow[] =>
  renewals.map(({ name, plan, kind, day }) => ({
    primary: name,
    secondary: `${plan}, ${day}`,
    lead: initialsOf(name),
    status: { label: kind, tone: kind === 'Gave notice' ? 'bad' : 'neutral' },
  }));
