import { applyAction, callAction, demoAction, pricingAction } from './actions.ts';
import { contactLink, faqLink, pilotLink, storyLink } from './company-links.ts';
import { featureLinks } from './feature-links.ts';
import type { Link } from './link.ts';
import { resourceLinks } from './resource-links.ts';
import { socialLinks } from './social-links.ts';

/** One column of the footer. Specification §2. */
export type FooterColumn = { readonly title: string; readonly links: readonly Link[] };

/** The footer's six columns, in order. Specification §2. */
export const footerColumns: readonly FooterColumn[] = [
  { title: 'Features', links: featureLinks },
  { title: 'Resources', links: resourceLinks },
  {
    title: 'Support',
    links: [faqLink, contactLink, callAction],
  },
  {
    title: 'Company',
    links: [
      storyLink,
      pilotLink,
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms' },
    ],
  },
  { title: 'Get Started', links: [applyAction, demoAction, pricingAction] },
  { title: 'Follow Us', links: socialLinks },
];
