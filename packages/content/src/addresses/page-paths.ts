import type { siteFiles } from '../schema/site/index.ts';

/** The path of each file of `site/` that is a page. */
export const pagePaths = {
  home: '/',
  features: '/features',
  memberManagement: '/features/member-management',
  classScheduling: '/features/class-scheduling',
  businessTools: '/features/business-tools',
  memberExperience: '/features/member-experience',
  pricing: '/pricing',
  compare: '/compare',
  contact: '/contact',
  about: '/about',
  faq: '/faq',
  pilotProgram: '/pilot-program',
  demo: '/demo',
  resources: '/resources',
  switch: '/switch',
} as const satisfies Partial<Readonly<Record<keyof typeof siteFiles, string>>>;

/** The paths of the lists of posts and of guides, below which each item has its page. */
export const listPathOf = {
  blog: `${pagePaths.resources}/blog`,
  guides: `${pagePaths.resources}/guides`,
} as const;
