import type { WaitlistsSample } from '@cornerbell/content/copy';
import type { ChartBar, DataRow } from '@cornerbell/ui';

/** A waitlist as rows with positions. */
export const waitingRows = (
  { waiting }: WaitlistsSample['waitlists'][number],
  { nextLabel }: WaitlistsSample['copy'],
): DataRow[] =>
  waiting.map((name, index) => ({
    primary: name,
    lead: { kind: 'count', text: String(index + 1) },
    status: index === 0 ? { label: nextLabel, tone: 'good' } : undefined,
  }));

/** The length of a waitlist by week as bars. */
export const waitingBars = (weeks: WaitlistsSample['weeks']): ChartBar[] =>
  weeks.map(({ day, waiting }) => ({ label: day, value: waiting, valueText: String(waiting) }));
