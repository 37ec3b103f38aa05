import { demoAction, learnAboutPilotAction } from './actions.ts';

const updatedLabel = 'Updated';

/** What every article says of itself. Specification §2. */
export const articleWords = {
  contentsTitle: 'On this page',
  /** After a number of minutes. */
  readTimeUnit: 'min read',
} as const;

const backLink = { label: 'Back to Resources', href: '/resources' } as const;

/** The words around every post. Specification §2. */
export const postPage = {
  backLink,
  shareLabel: 'Share',
  authorLabel: 'Written by',
  updatedLabel,
  neighbours: { label: 'More posts', previousLabel: 'Previous post', nextLabel: 'Next post' },
  closing: {
    title: 'Interested in Our Pilot Program?',
    text: 'Founding gyms run the software while we build it, and vote on what comes next.',
    actions: [
      { label: 'Learn More', href: '/pilot-program', spoken: 'about the pilot program' },
      demoAction,
    ],
  },
  relatedTitle: 'Related Articles',
} as const;

/** The words around every guide. Specification §2. */
export const guidePage = {
  backLink,
  featuredLabel: 'Featured',
  downloadLabel: 'Download',
  downloadAlsoLabel: 'Also as',
  /** After how often the guide was downloaded. */
  downloadsUnit: 'downloads',
  updatedLabel,
  neighbours: { label: 'More guides', previousLabel: 'Previous guide', nextLabel: 'Next guide' },
  demoAction,
  closing: {
    title: 'Want Software That Does This Automatically?',
    text: 'See the same job done on a screen, with your own members in it.',
    actions: [demoAction, learnAboutPilotAction],
  },
  relatedTitle: 'Related Guides',
} as const;
