import type { SampleRecordEntry } from '@cornerbell/content/site';
import type { DataRow } from '@cornerbell/ui';
import { clockOf } from './format.ts';

/** An evening of one member as rows: when, what, who, and which area wrote it down. */
export const eveningRows = (entries: readonly SampleRecordEntry[]): DataRow[] =>
  entries.map(({ time, what, who, area }) => ({
    primary: what,
    secondary: who,
    lead: clockOf(time),
    status: { label: area, tone: 'neutral' },
  }));
