import * as v from 'valibot';
import { copy, factNumber, texts, titledText } from './parts.ts';

/** The copy of forms, notices and error screens. */
export const messagesCopy = v.strictObject({
  readTimeUnit: copy,
  downloadsUnit: copy,
  featuredLabel: copy,
  sampleDataLabel: copy,
  notificationsLabel: copy,
  loadingText: copy,
  appError: texts('title', 'text', 'refreshLabel'),
  pageError: texts('title', 'documentTitle', 'text', 'backLabel', 'retryLabel'),
  noScript: copy,
  refusedField: copy,
  share: v.strictObject({ copied: titledText, failed: titledText }),
  rounds: v.pipe(
    v.strictObject({ label: copy, states: texts('done', 'now', 'next') }),
    v.description('The words for the rounds of the roadmap.'),
  ),
  sending: v.strictObject({
    failed: titledText,
    offline: titledText,
    limited: titledText,
    rejected: titledText,
    changed: titledText,
    missingField: copy,
    retryLabel: copy,
  }),
  unsent: v.strictObject({
    keptDays: factNumber,
    title: copy,
    text: copy,
    discardLabel: copy,
    discarded: titledText,
    notice: texts('text', 'linkLabel', 'dismissLabel'),
  }),
});
