import * as v from 'valibot';
import { copy, titledText } from './parts.ts';

/** The copy of forms, notices and error screens. */
export const messagesCopy = v.strictObject({
  /** After a post's minutes. */
  readTimeUnit: copy,
  /** On all sample data. */
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
    /** For a form that was changed while it was sent. */
    changed: titledText,
    missingField: copy,
    retryLabel: copy,
  }),
  unsent: v.strictObject({
    /** How many days an unsent form is kept. */
    keptDays: v.number(),
    title: copy,
    text: copy,
    discardLabel: copy,
    discarded: titledText,
    notice: v.strictObject({ text: copy, linkLabel: copy, dismissLabel: copy }),
  }),
});
