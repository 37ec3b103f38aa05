import type { EveningSample } from '@cornerbell/content/copy';
import type { DataRow } from '@cornerbell/ui';
import { clockOf } from './format.ts';

/** An evening of one member as rows: when, what, who, and which area wrote it down. */
export const eveningRows = (entries: EveningSample['entries']): DataRow[] =>
  entries.map(({ time, what, who, area }) => ({
    primary: what,
    secondary: who,
    lead: clockOf(time),
    status: { label: area, tone: 'neutral' },
  }));
