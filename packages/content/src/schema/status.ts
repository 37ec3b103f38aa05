import * as v from 'valibot';
import { choice } from './fields.ts';

/** An author's decisions about an item; the default is published. */
export const statuses = ['draft', 'unlisted', 'published'] as const;

/** An author's decision about an item. */
export type Status = (typeof statuses)[number];

/** A field for who may see an item: nobody, everyone with its address, or everyone from its day on. */
export function status() {
  return v.optional(
    choice(
      'Draft (in no build), unlisted (a page that nothing links to) or published (the default).',
      statuses,
    ),
  );
}
