import { applyAction, demoAction } from './actions.ts';
import { contactLink, faqLink, pilotLink, storyLink } from './company-links.ts';
import { featureLinks } from './feature-links.ts';
import type { DescribedLink, Link } from './link.ts';
import { resourceLinks } from './resource-links.ts';

/** One dropdown of the header. Specification §2. */
export type HeaderMenu = {
  readonly id: 'features' | 'resources' | 'about';
  readonly label: string;
  readonly links: readonly DescribedLink[];
};

/** The header's dropdowns, in order. Specification §2. */
export const headerMenus: readonly HeaderMenu[] = [
  {
    id: 'features',
    label: 'Features',
    links: [
      ...featureLinks,
      { label: 'Pricing', href: '/pricing', description: 'Five plans, founding prices.' },
    ],
  },
  { id: 'resources', label: 'Resources & Support', links: [...resourceLinks, pilotLink] },
  { id: 'about', label: 'About', links: [storyLink, faqLink, contactLink] },
];

/** The buttons at the end of the header. Specification §2. */
export const headerActions: readonly Link[] = [applyAction, demoAction];

/** What stands above the newest post and the featured guide in the Resources menu. Specification §2. */
export const headerTeasers = {
  latestPostTitle: 'Latest post',
  featuredGuideTitle: 'Featured guide',
} as const;

/** The block of help in the Resources menu. Specification §2. */
export const headerHelp = {
  title: 'Need Immediate Help?',
  text: 'Talk to a founder, not a ticket queue.',
  link: demoAction,
} as const;
