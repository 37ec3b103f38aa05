import type {
  SampleMetric,
  SampleRevenueMonth,
  sampleComingAndGoing,
} from '@cornerbell/content/site';
import type { ChartBar, DataRow, Fact } from '@cornerbell/ui';
import { dollars } from './format.ts';

/** The numbers of a month, each with what it was before. */
export const metricFacts = (metrics: readonly SampleMetric[]): Fact[] =>
  metrics.map(({ label, value, before }) => ({
    label,
    value,
    note: { label: before, tone: 'neutral' },
  }));

/** Revenue by month. */
export const revenueBars = (months: readonly SampleRevenueMonth[]): ChartBar[] =>
  months.map(({ month, revenue }) => ({
    label: month,
    value: revenue,
    valueText: dollars(revenue),
  }));

/** Who joined, left and went quiet. */
export const comingRows = (changes: typeof sampleComingAndGoing): DataRow[] =>
  changes.map(({ label, members, names }) => ({
    primary: label,
    secondary: names,
    lead: { kind: 'count', text: String(members) },
  }));
