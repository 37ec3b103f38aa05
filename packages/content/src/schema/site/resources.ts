import * as v from 'valibot';
import { callToAction, copy, head } from './parts.ts';

/** A list's first page: its head and its main heading. */
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
    /** The heading of a list among others, and alone. */
    listTitles: v.strictObject({
      blog: v.strictObject({ all: copy, alone: copy }),
      guides: v.strictObject({ all: copy, alone: copy }),
    }),
    paging: v.strictObject({
      /** `{page}` is the number of the page, `{pages}` how many the list has. */
      position: copy,
      newerLabel: copy,
      olderLabel: copy,
    }),
    empty: copy,
    /** Shown if the items of a search or a list can't be fetched. */
    failed: v.strictObject({ text: copy, retryLabel: copy }),
    noneYet: v.strictObject({ text: copy, linkLabel: copy }),
    clearSearchLabel: copy,
  }),
  lists: v.strictObject({
    blog: listHead,
    guides: listHead,
    'building-updates': listHead,
    educational: listHead,
    'gym-tips': listHead,
    industry: listHead,
    news: listHead,
  }),
  /** The head of the other pages: `{list}` is the heading of the list, `{page}` and `{pages}` are as in `position`. */
  furtherList: head,
  closing: callToAction,
});
