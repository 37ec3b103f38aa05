import * as v from 'valibot';
import { pageDate } from '../fields.ts';
import { callToAction, copy, head, link } from './parts.ts';

/** The copy of `/compare`: a table with a column per way of running a gym and a row per job. */
export const compareCopy = v.strictObject({
  head,
  hero: v.strictObject({ eyebrow: copy, title: copy, lead: copy }),
  table: v.strictObject({
    title: copy,
    caption: copy,
    checkedOn: pageDate('The day on which the rows were checked.', '2026-11-26'),
    checked: copy,
    link,
    columns: v.strictObject({ job: copy, us: copy, paper: copy, sheets: copy, general: copy }),
    rows: v.array(
      v.strictObject({ job: copy, us: copy, paper: copy, sheets: copy, general: copy }),
    ),
  }),
  closing: callToAction,
});
