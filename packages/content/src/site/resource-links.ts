import type { DescribedLink } from './link.ts';

/** The ways into the resource library, in the order of the menus. Specification §2. */
export const resourceLinks = [
  { label: 'All Resources', href: '/resources', description: 'Every post and every guide.' },
  {
    label: 'Blog Posts',
    href: '/resources?type=blog',
    description: 'Written for owners, between classes.',
  },
  {
    label: 'Building Updates',
    href: '/resources?type=blog&category=building',
    description: 'What we build and what it taught us.',
  },
  {
    label: 'Educational',
    href: '/resources?type=blog&category=educational',
    description: 'How to run it, step by step.',
  },
  {
    label: 'Guides & Templates',
    href: '/resources?type=guides',
    description: 'Checklists you can print tonight.',
  },
] as const satisfies readonly DescribedLink[];
