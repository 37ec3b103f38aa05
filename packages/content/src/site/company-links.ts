import type { DescribedLink } from './link.ts';

/** Leads to the offer for founding gyms. Specification §2. */
export const pilotLink = {
  label: 'Pilot Program',
  href: '/pilot-program',
  description: 'The offer for founding gyms.',
} as const satisfies DescribedLink;

/** Leads to the story, the roadmap and the values. Specification §2. */
export const storyLink = {
  label: 'Our Story',
  href: '/about',
  description: 'Why we build this, and how.',
} as const satisfies DescribedLink;

/** Leads to the answers. Specification §2. */
export const faqLink = {
  label: 'FAQ',
  href: '/faq',
  description: 'Straight answers.',
} as const satisfies DescribedLink;

/** Leads to the application form. Specification §2. */
export const contactLink = {
  label: 'Contact Us',
  href: '/contact',
  description: 'Apply, or ask a question.',
} as const satisfies DescribedLink;
