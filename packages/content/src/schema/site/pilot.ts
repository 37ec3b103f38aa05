import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { copy } from './parts.ts';

/** How many places of the pilot are taken, and what pages say of it. */
export const pilotCount = v.strictObject({
  countedOn: calendarDate('the day of the count', '2026-11-26'),
  /** Left out as long as the founders publish no count. */
  taken: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Where there is a count; `{taken}`, `{free}` and `{day}` are filled in. */
  counted: copy,
  /** Where there is none. */
  uncounted: copy,
  /** Where the count is an old one. */
  outdated: copy,
});

/** What `site/pilot.yaml` says. */
export type PilotCount = v.InferOutput<typeof pilotCount>;
