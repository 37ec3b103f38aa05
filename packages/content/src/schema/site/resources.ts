import * as v from 'valibot';
import { callToAction, copy, head, texts } from './parts.ts';

/** The head and the main heading of a list. */
const listHead = v.strictObject({ ...head.entries, heading: copy });

/** The copy of `/resources`. */
export const resourcesCopy = v.strictObject({
  head,
  hero: texts('title', 'lead', 'kindsLabel'),
  filters: texts(
    'searchLabel',
    'searchExample',
    'typeLabel',
    'categoryLabel',
    'allCategoriesLabel',
  ),
  results: v.strictObject({
    foundUnits: texts('one', 'many'),
    featuredPostsTitle: copy,
    featuredGuidesTitle: copy,
    listTitles: v.strictObject({
      blog: texts('all', 'alone'),
      guides: texts('all', 'alone'),
    }),
    showMoreLabel: copy,
    empty: copy,
    noneYet: texts('text', 'linkLabel'),
    clearSearchLabel: copy,
  }),
  lists: v.strictObject({ blog: listHead, guides: listHead }),
  closing: callToAction,
});
