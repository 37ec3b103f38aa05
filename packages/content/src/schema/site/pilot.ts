import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { copy } from './parts.ts';

/** The number of taken places in the pilot, and the copy about it. */
export const pilotCount = v.strictObject({
  countedOn: calendarDate('The day of the count.', '2026-11-26'),
  /** Left out until the founders publish a count. */
  taken: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** With a count; `{taken}`, `{free}` and `{day}` are filled in. */
  counted: copy,
  /** Without a count. */
  uncounted: copy,
  /** With an outdated count. */
  outdated: copy,
});
