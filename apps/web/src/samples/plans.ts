import type { SiteSamples } from '@cornerbell/content/copy';
import type { DataRow, Fact } from '@cornerbell/ui';
import { dollars, initialsOf } from './format.ts';

/** Plans as facts with their prices and access. */
export const planFacts = (plans: SiteSamples['membershipPlans']['plans'], unit: string): Fact[] =>
  plans.map(({ name, price, access }) => ({
    label: name,
    value: dollars(price),
    unit,
    note: { label: access, tone: 'neutral' },
  }));

/** The number of members of all plans. */
export const membersOn = (plans: SiteSamples['membershipPlans']['plans']): number =>
  plans.reduce((sum, { members }) => sum + members, 0);

/** Renewals and cancellations as rows. */
export const renewalRows = (renewals: SiteSamples['membershipPlans']['renewals']): DataRow[] =>
  renewals.map(({ name, plan, kind, day }) => ({
    primary: name,
    secondary: `${plan}, ${day}`,
    lead: initialsOf(name),
    status: { label: kind, tone: kind === 'Gave notice' ? 'bad' : 'neutral' },
  }));
