import type { DescribedLink } from './link.ts';

/** Leads to the overview of all features. Specification §2. */
export const allFeaturesLink = {
  label: 'All Features',
  href: '/features',
  description: 'The whole card on one page.',
} as const satisfies DescribedLink;

/** Leads to the first feature area. Specification §1, §2. */
export const memberManagementLink = {
  label: 'Member Management',
  href: '/features/member-management',
  description: 'Profiles, attendance, progress, plans.',
} as const satisfies DescribedLink;

/** Leads to the second feature area. Specification §1, §2. */
export const classSchedulingLink = {
  label: 'Class Scheduling',
  href: '/features/class-scheduling',
  description: 'Classes, trainers, skills, privates.',
} as const satisfies DescribedLink;

/** Leads to the third feature area. Specification §1, §2. */
export const businessToolsLink = {
  label: 'Business Tools',
  href: '/features/business-tools',
  description: 'Payments, numbers, staff, reports.',
} as const satisfies DescribedLink;

/** Leads to the fourth feature area. Specification §1, §2. */
export const memberExperienceLink = {
  label: 'Member Experience',
  href: '/features/member-experience',
  description: 'What members see on their phones.',
} as const satisfies DescribedLink;

/** The overview and the four feature areas, in the order of the menus. Specification §2. */
export const featureLinks = [
  allFeaturesLink,
  memberManagementLink,
  classSchedulingLink,
  businessToolsLink,
  memberExperienceLink,
] as const satisfies readonly DescribedLink[];
