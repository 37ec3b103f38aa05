import { keptFacts } from './facts.ts';
import type { Message } from './messages.ts';

/** What a form says when it could not be sent and nothing could be saved for later either. */
export const sendingMessages = {
  failed: {
    title: 'Error',
    text: 'Unable to send your request. What you typed is still here. Please try again.',
  },
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent. What you typed is still here. Try again once you have a connection.',
  },
  /** Followed by when, such as "in 40 seconds". */
  limited: {
    title: 'Error',
    text: 'Too many requests came from here. What you typed is still here. Please try again',
  },
  rejected: {
    title: 'Error',
    text: 'Something in the form could not be read. Please check it and send it again.',
  },
  /** At a required field that holds nothing but white space. */
  missingField: 'Please fill out this field.',
} as const satisfies Readonly<Record<string, Message | string>>;

/** What the site says of a request that is saved on the visitor's device because it could not be sent yet. */
export const unsentWords = {
  title: 'Saved on this device, not sent yet',
  titles: { demo: 'Your request', application: 'Your application' },
  savedLabel: 'Saved',
  keptLabel: 'Kept until',
  answersLabel: 'Your answers',
  offline: 'You are offline. It is sent by itself once you have a connection.',
  failed:
    'It could not be delivered. It is sent again by itself while this page is open, and at your next visit.',
  /** Followed by when, such as "in 40 seconds". */
  limited: 'Too many requests came from here. It is sent again by itself',
  waiting: 'It is about to be sent.',
  refusedTitle: 'Not sent',
  refused:
    'Something in it could not be read, so it is not sent again. Copy your answers and fill in the form once more.',
  sendLabel: 'Send now',
  sendingLabel: 'Sending...',
  copyLabel: 'Copy answers',
  copiedLabel: 'Copied',
  deleteLabel: 'Delete',
  deleted: { title: 'Deleted', text: 'It is no longer on this device, and it was not sent.' },
  notDeleted: {
    title: 'Not deleted',
    text: 'This browser did not let go of it. Delete what it keeps for this site in its settings.',
  },
  sentEarlier: { title: 'Sent', text: 'The form you filled in earlier has now been sent.' },
  /** When what was delivered is not what stands in the form by now. */
  sentBefore: {
    title: 'Sent as you saved it',
    text: 'What you have changed since then has not been sent. Send the form again if we should have it.',
  },
  notice: {
    unsent: 'A form you filled in is saved on this device, not sent yet.',
    unsentLink: 'Look at it',
    sent: 'The form you filled in earlier has now been sent.',
    expired: `A form you filled in could not be sent within ${keptFacts.unsentDays} days and was deleted from this device. Please fill it in again.`,
    dismissLabel: 'Dismiss',
  },
} as const;
