import { siteName } from './brand.ts';
import { pilotFacts } from './facts.ts';

/** A toast or an alert: a title and a sentence. */
export type Message = { readonly title: string; readonly text: string };

/** What the newsletter form says back. Specification §5, §8. */
export const newsletterMessages = {
  missing: { title: 'Missing Information', text: 'Please enter your name and email' },
  failed: { title: 'Error', text: 'Unable to sign up. Please try again.' },
  done: {
    title: 'Success!',
    text: "You've been added to our newsletter. We'll share gym growth insights and platform updates.",
  },
} as const satisfies Readonly<Record<string, Message>>;

/** What the application form says back. Specification §7, §8. */
export const applicationMessages = {
  missing: { title: 'Missing Information', text: 'Please fill in every field' },
  received: { title: 'Application received', text: 'We have everything we asked for.' },
  done: `Thank you for applying! We'll review your application and get back to you within ${pilotFacts.reviewHours} hours.`,
} as const;

/** What the demo form says back. */
export const demoMessages = {
  missing: { title: 'Missing Information', text: 'Please enter your name, email and gym' },
  done: {
    title: 'Request received',
    text: "We have your name, your gym and your times. We'll write to confirm one of them.",
  },
  doneWithoutTimes: {
    title: 'Request received',
    text: "We have your name and your gym. We'll write to find a time with you.",
  },
} as const satisfies Readonly<Record<string, Message>>;

/** What the newsletter form says when it was sent without JavaScript, by the status that the address names. Specification §8. */
export const newsletterStatuses = [
  ['subscribed', newsletterMessages.done.text],
  ['invalid', newsletterMessages.missing.text],
  ['failed', newsletterMessages.failed.text],
  ['limited', 'Too many sign-ups came from here. Please try again later.'],
] as const;

/** What the demo form says when it was sent without JavaScript, by the status that the address names. */
export const demoStatuses = [
  ['subscribed', demoMessages.doneWithoutTimes.text],
  ['invalid', demoMessages.missing.text],
  ['failed', 'Your request could not be sent. Please try again.'],
  ['limited', 'Too many requests came from here. Please try again later.'],
] as const;

/** What the application form says when it was sent without JavaScript, by the status that the address names. */
export const applicationStatuses = [
  ['subscribed', applicationMessages.done],
  ['invalid', applicationMessages.missing.text],
  ['failed', 'Your application could not be sent. Please try again.'],
  ['limited', 'Too many applications came from here. Please try again later.'],
] as const;

/** What the newsletter form says beside the toast when its call failed for a reason that the visitor can mend. */
export const newsletterReasons = {
  offline: 'You are offline. Nothing was sent.',
  /** Followed by when, such as "in 40 seconds". */
  limited: 'Too many sign-ups came from here. Please try again',
} as const;

/** What a form says at the field that the function refused. */
export const refusedFieldText = 'This could not be read. Please write it another way.';

/** What stands in place of a form that needs a script, before the links to where the founders write. */
export const noScriptText =
  'This form needs JavaScript, and it is switched off in your browser. Switch it on, or write to the founders here:';

/** What the Share button says where it can only copy. */
export const shareMessages = {
  copied: { title: 'Link copied', text: 'Paste it wherever you like.' },
  failed: { title: 'Error', text: 'Unable to copy the link. Copy it from the address bar.' },
} as const satisfies Readonly<Record<string, Message>>;

/** The label of the notifications region. Specification §8. */
export const notificationsLabel = 'Notifications';

/** The screen after an error that takes the whole app. Specification §8. */
export const appErrorScreen = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
  refreshLabel: 'Refresh Page',
} as const;

/** The screen after an error that takes one page. Specification §8. */
export const pageErrorScreen = {
  title: 'Page Error',
  documentTitle: `Page Error | ${siteName}`,
  text: 'This page encountered an error. Please try again or go back.',
  backLabel: 'Go Back',
  retryLabel: 'Try Again',
} as const;

/** The not-found page. Specification §2, §8. */
export const notFoundPage = {
  title: '404',
  text: 'Oops! Page not found',
  link: { label: 'Return to Home', href: '/' },
} as const;

/** What the not-found page offers besides the way home. Specification §2. */
export const notFoundHelp = {
  text: 'The page may have moved, or the address has a typo. Nothing on this site is hidden, so try one of these.',
  links: [
    { label: 'Features', href: '/features' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Resources', href: '/resources' },
    { label: 'FAQ', href: '/faq' },
  ],
} as const;

/** What stands in place of a page that is on its way. Specification §2. */
export const loadingText = 'Loading...';

/** What stands in place of a page that was never read on this device, without a network. */
export const offlinePage = {
  title: 'No connection',
  text: 'This page has not been read on this device yet, so there is nothing to show. The pages you read before still open.',
  retryLabel: 'Try again',
  head: {
    title: `No connection | ${siteName}`,
    description:
      'This page needs a connection. The pages you have read before on this device still open without one.',
  },
} as const;
