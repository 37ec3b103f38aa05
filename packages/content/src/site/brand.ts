/** The product's name, said here and nowhere else in code; Markdown names it as `{{fact:site.name}}`. */
export const siteName = 'Cornerbell';

/** What the site is, in the words that its pages share. Specification §1, §2. */
export const brand = {
  name: siteName,
  tagline: 'Every round counts.',
  description: 'Gym-management software built for independent boxing and combat-fitness gyms.',
  status: 'In pilot',
} as const;
