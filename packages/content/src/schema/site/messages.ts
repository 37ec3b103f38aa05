import * as v from 'valibot';
import { copy, titledText } from './parts.ts';

/** The copy of forms, notices and error screens. */
export const messagesCopy = v.strictObject({
  readTimeUnit: copy,
  sampleDataLabel: copy,
  notificationsLabel: copy,
  loadingText: copy,
  appError: v.strictObject({ title: copy, text: copy, refreshLabel: copy }),
  pageError: v.strictObject({
    title: copy,
    documentTitle: copy,
    text: copy,
    backLabel: copy,
    retryLabel: copy,
  }),
  noScript: copy,
  refusedField: copy,
  share: v.strictObject({ copied: titledText, failed: titledText }),
  rounds: v.strictObject({
    label: copy,
    states: v.strictObject({ done: copy, now: copy, next: copy }),
  }),
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
    keptDays: v.number(),
    title: copy,
    text: copy,
    discardLabel: copy,
    discarded: titledText,
    notice: v.strictObject({ text: copy, linkLabel: copy, dismissLabel: copy }),
  }),
});
