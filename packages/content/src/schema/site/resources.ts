import * as v from 'valibot';
import { callToAction, copy, head } from './parts.ts';

/** The copy of `/resources`. */
export const resourcesCopy = v.strictObject({
  head,
  title: copy,
  lead: copy,
  kindsLabel: copy,
  searchLabel: copy,
  searchExample: copy,
  typeLabel: copy,
  categoryLabel: copy,
  clearSearchLabel: copy,
  allCategoriesLabel: copy,
  featuredPostsTitle: copy,
  featuredGuidesTitle: copy,
  newerLabel: copy,
  olderLabel: copy,
  pageWords: v.strictObject({ before: copy, between: copy }),
  foundUnits: v.strictObject({ one: copy, many: copy }),
  empty: copy,
  noneYet: v.strictObject({ text: copy, linkLabel: copy }),
  listTitles: v.strictObject({
    posts: v.strictObject({ all: copy, alone: copy }),
    guides: v.strictObject({ all: copy, alone: copy }),
  }),
  lists: v.strictObject({
    blog: head,
    guides: head,
    'building-updates': head,
    educational: head,
    'gym-tips': head,
    industry: head,
    news: head,
  }),
  /** Of a further page of a list: `{list}` is its heading, `{page}` the number of the page, `{pages}` how many there are. */
  furtherList: head,
  closing: callToAction,
});

export type ResourcesCopy = v.InferOutput<typeof resourcesCopy>;
