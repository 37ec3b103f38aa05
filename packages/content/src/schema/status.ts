import { choice } from './fields.ts';

const statuses = [
  { id: 'draft', label: 'Draft' },
  { id: 'unlisted', label: 'Unlisted' },
  { id: 'published', label: 'Published' },
] as const;

/** An author's decision about an item. */
export type Status = (typeof statuses)[number]['id'];

/** A field for who sees an item: nobody, whoever has its address, or everyone from its day on. */
export const status = choice(
  'Draft (in no build), unlisted (a page that nothing links to) or published.',
  statuses,
);
