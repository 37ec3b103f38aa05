import * as v from 'valibot';
import { copy, described, factNumber, head, link, texts, titledText } from './parts.ts';

/** The copy of forms, notices and error screens. */
export const messagesCopy = v.strictObject({
  readTimeUnit: copy,
  downloadsUnit: copy,
  featuredLabel: copy,
  notificationsLabel: copy,
  loadingText: copy,
  appError: described(
    texts('title', 'text', 'refreshLabel'),
    'The screen if the whole site fails.',
  ),
  pageError: described(
    texts('title', 'documentTitle', 'text', 'backLabel', 'retryLabel'),
    'The screen if one page fails.',
  ),
  noScript: described(copy, 'For browsers without JavaScript.'),
  refusedField: described(copy, 'Beside a field that the server refuses.'),
  share: v.strictObject({ copied: titledText, failed: titledText }),
  rounds: described(
    v.strictObject({ label: copy, states: texts('done', 'now', 'next') }),
    'The words for the rounds of the roadmap.',
  ),
  sending: v.strictObject({
    failed: titledText,
    offline: described(titledText, 'If there is no connection.'),
    limited: titledText,
    rejected: described(titledText, 'If the server refuses the form.'),
    changed: described(titledText, 'After a form was changed while it was sent.'),
    missingField: described(copy, 'Beside an empty field.'),
    cutOffEmail: described(copy, 'Beside an email whose end is missing.'),
    retryLabel: copy,
  }),
  receipt: described(texts('title', 'change', 'anotherLabel'), 'In place of a form that was sent.'),
  unsent: v.strictObject({
    keptDays: described(factNumber, 'How many days an unsent form is kept.'),
    title: copy,
    text: copy,
    discardLabel: copy,
    discarded: described(titledText, 'After an unsent form was discarded.'),
    notice: described(
      texts('text', 'linkLabel', 'dismissLabel'),
      'The notice about an unsent form on other pages.',
    ),
  }),
});

export const notFoundCopy = v.strictObject({
  head,
  numeral: described(copy, 'The large number above the title.'),
  title: copy,
  text: copy,
  actions: v.array(link),
});
