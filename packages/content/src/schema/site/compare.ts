import * as v from 'valibot';
import { pageDate } from '../fields.ts';
import { callToAction, copy, described, head, link, texts } from './parts.ts';

/** The copy of `/compare`: a table with a column per way of running a gym and a row per job. */
export const compareCopy = v.strictObject({
  head,
  hero: texts('eyebrow', 'title', 'lead'),
  table: v.strictObject({
    title: copy,
    caption: copy,
    checkedOn: pageDate('The day on which the rows were checked.', '2026-11-26'),
    checked: described(copy, 'The line about the day of the check, with `{day}`.'),
    link,
    columns: texts('job', 'us', 'paper', 'sheets', 'general'),
    rows: v.array(texts('job', 'us', 'paper', 'sheets', 'general')),
  }),
  closing: callToAction,
});
