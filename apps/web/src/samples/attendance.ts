import type { AttendanceSample } from '@cornerbell/content/copy';
import type { ChartBar } from '@cornerbell/ui';

/** Visits by kind as bars. */
export const visitBars = (kinds: AttendanceSample['visitKinds']): ChartBar[] =>
  kinds.map(({ kind, visits }) => ({ label: kind, value: visits, valueText: String(visits) }));

/**
 * The visits of all kinds together.
 *
 * @example
 * allVisits([{ kind: 'Classes', visits: 2 }, { kind: 'Privates', visits: 1 }]); // => 3
 */
export const allVisits = (kinds: AttendanceSample['visitKinds']): number =>
  kinds.reduce((sum, { visits }) => sum + visits, 0);
