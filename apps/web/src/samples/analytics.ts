import type { SiteSamples } from '@cornerbell/content/copy';
import type { ChartBar, DataRow, Fact } from '@cornerbell/ui';
import { dollars } from './format.ts';

/** The metrics of a month, each with its value in the month before. */
export const metricFacts = (metrics: SiteSamples['analytics']['metrics']): Fact[] =>
  metrics.map(({ label, value, before }) => ({
    label,
    value,
    note: { label: before, tone: 'neutral' },
  }));

/** Revenue by month as bars. */
export const revenueBars = (months: SiteSamples['analytics']['revenue']): ChartBar[] =>
  months.map(({ month, revenue }) => ({
    label: month,
    value: revenue,
    valueText: dollars(revenue),
  }));

/** Members who joined, left or stay away as rows. */
export const comingRows = (changes: SiteSamples['analytics']['comingAndGoing']): DataRow[] =>
  changes.map(({ label, members, names }) => ({
    primary: label,
    secondary: names,
    lead: { kind: 'count', text: String(members) },
  }));
