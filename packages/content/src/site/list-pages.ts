import type { BlogCategory } from '../categories.ts';
import { siteName } from './brand.ts';
import type { PageMeta } from './pages.ts';

/** What the first page of each list says of itself in the head of its document. Specification §2, §9. */
export const listPages = {
  blog: {
    title: `Blog posts for boxing gym owners | ${siteName}`,
    description:
      'Every post for owners of independent boxing gyms, the newest first: retention, sparring clearance, skills, and what we build.',
  },
  guides: {
    title: `Guides and templates to print | ${siteName}`,
    description:
      'Checklists, templates and guides for boxing gyms, to read here or to download as a PDF: management, scheduling, skills, onboarding.',
  },
  'building-updates': {
    title: `Building updates | ${siteName}`,
    description:
      'What we build for boxing gyms and why, told as it happens: the newest updates on the software from the people who write it.',
  },
  educational: {
    title: `Educational posts for gym owners | ${siteName}`,
    description:
      'Posts that explain how an independent boxing gym keeps its members, tracks their skills and decides who may spar.',
  },
  'gym-tips': {
    title: `Gym tips for boxing coaches | ${siteName}`,
    description:
      'Short posts with one thing to change in your boxing gym this week, written to be read between classes.',
  },
  industry: {
    title: `Industry insights on boxing gyms | ${siteName}`,
    description:
      'What sets boxing gyms apart from other gyms, and what that means for the software that runs them: our industry insights.',
  },
  news: {
    title: `Company news | ${siteName}`,
    description:
      'News from the company: the pilot, its founding gyms and what changes for them, the newest first, in short posts.',
  },
} as const satisfies Readonly<Record<BlogCategory | 'blog' | 'guides', PageMeta>>;

/**
 * What a further page of a list says of itself in the head of its document.
 *
 * @param list - The heading of the list.
 * @param page - The number of the page, from 2.
 * @param pages - How many pages the list has.
 */
export function furtherListPage(list: string, page: number, pages: number): PageMeta {
  const place = `${list}, page ${page} of ${pages}`;
  return {
    title: `${place} | ${siteName}`,
    description: `For owners of independent boxing gyms: ${place}, the newest first, to read between two classes.`,
  };
}
