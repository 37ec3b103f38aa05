import * as v from 'valibot';
import { callToAction, copy, described, head, texts } from './parts.ts';

/** The head and the main heading of a list. */
const listHead = v.strictObject({
  ...head.entries,
  heading: described(copy, 'The main heading of the page.'),
});

/** The heading above a list. */
const listTitle = v.strictObject({
  all: copy,
  alone: described(copy, 'The heading of the list alone on its page.'),
});

export const resourcesCopy = v.strictObject({
  head,
  hero: texts('title', 'lead', 'kindsLabel', 'newsletterLabel'),
  filters: v.strictObject({
    searchLabel: copy,
    searchExample: described(copy, 'An example in the empty search box.'),
    typeLabel: copy,
    categoryLabel: copy,
    allCategoriesLabel: copy,
  }),
  results: v.strictObject({
    foundUnits: described(texts('one', 'many'), 'What is counted above the results.'),
    featuredPostsTitle: copy,
    featuredGuidesTitle: copy,
    listTitles: v.strictObject({ blog: listTitle, guides: listTitle }),
    showMoreLabel: copy,
    empty: described(copy, 'If nothing matches a search.'),
    noneYet: described(texts('text', 'linkLabel'), 'If there is nothing of a kind yet.'),
    elsewhere: described(copy, 'Above questions and features that match a search for nothing.'),
    clearSearchLabel: copy,
  }),
  lists: v.strictObject({ blog: listHead, guides: listHead }),
  closing: callToAction,
});
