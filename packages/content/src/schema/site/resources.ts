import * as v from 'valibot';
import { callToAction, copy, head } from './parts.ts';

/** The head and the main heading of a list. */
const listHead = v.strictObject({ ...head.entries, heading: copy });

/** The copy of `/resources`. */
export const resourcesCopy = v.strictObject({
  head,
  hero: v.strictObject({ title: copy, lead: copy, kindsLabel: copy }),
  filters: v.strictObject({
    searchLabel: copy,
    searchExample: copy,
    typeLabel: copy,
    categoryLabel: copy,
    allCategoriesLabel: copy,
  }),
  results: v.strictObject({
    foundUnits: v.strictObject({ one: copy, many: copy }),
    featuredPostsTitle: copy,
    featuredGuidesTitle: copy,
    listTitles: v.strictObject({
      blog: v.strictObject({ all: copy, alone: copy }),
      guides: v.strictObject({ all: copy, alone: copy }),
    }),
    showMoreLabel: copy,
    empty: copy,
    noneYet: v.strictObject({ text: copy, linkLabel: copy }),
    clearSearchLabel: copy,
  }),
  lists: v.strictObject({ blog: listHead, guides: listHead }),
  closing: callToAction,
});
