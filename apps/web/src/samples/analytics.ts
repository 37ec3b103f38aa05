import type { AnalyticsSample } from '@cornerbell/content/copy';
import type { ChartBar, DataRow, Fact } from '@cornerbell/ui';
import { dollars } from './format.ts';

/** The numbers of a month, each with what it was before. */
export const metricFacts = (metrics: AnalyticsSample['metrics']): Fact[] =>
  metrics.map(({ label, value, before }) => ({
    label,
    value,
    note: { label: before, tone: 'neutral' },
  }));

/** Revenue by month. */
export const revenueBars = (months: AnalyticsSample['revenue']): ChartBar[] =>
  months.map(({ month, revenue }) => ({
    label: month,
    value: revenue,
    valueText: dollars(revenue),
  }));

/** Who joined, left and went quiet. */
export const comingRows = (changes: AnalyticsSample['comingAndGoing']): DataRow[] =>
  changes.map(({ label, members, names }) => ({
    primary: label,
    secondary: names,
    lead: { kind: 'count', text: String(members) },
  }));
