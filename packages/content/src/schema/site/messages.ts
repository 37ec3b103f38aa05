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
    missingField: copy,
  }),
  unsent: v.strictObject({
    /** How many days an unsent form is kept. */
    keptDays: v.number(),
    title: copy,
    titles: v.strictObject({ demo: copy, application: copy }),
    savedLabel: copy,
    keptLabel: copy,
    answersLabel: copy,
    offline: copy,
    failed: copy,
    limited: copy,
    waiting: copy,
    refusedTitle: copy,
    refused: copy,
    sendLabel: copy,
    sendingLabel: copy,
    copyLabel: copy,
    copiedLabel: copy,
    deleteLabel: copy,
    deleted: titledText,
    notDeleted: titledText,
    sentEarlier: titledText,
    sentBefore: titledText,
    notice: v.strictObject({
      unsent: copy,
      unsentLink: copy,
      sent: copy,
      expired: copy,
      dismissLabel: copy,
    }),
  }),
});
