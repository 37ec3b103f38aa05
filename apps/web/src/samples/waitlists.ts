import type { WaitlistsSample } from '@cornerbell/content/copy';
import type { ChartBar, DataRow } from '@cornerbell/ui';

/** Who waits for a class, each with the place in the line. */
export const waitingRows = (
  { waiting }: WaitlistsSample['waitlists'][number],
  { nextLabel }: WaitlistsSample['copy'],
): DataRow[] =>
  waiting.map((name, index) => ({
    primary: name,
    lead: { kind: 'count', text: String(index + 1) },
    status: index === 0 ? { label: nextLabel, tone: 'good' } : undefined,
  }));

/** How many waited, week by week. */
export const waitingBars = (weeks: WaitlistsSample['weeks']): ChartBar[] =>
  weeks.map(({ day, waiting }) => ({ label: day, value: waiting, valueText: String(waiting) }));
