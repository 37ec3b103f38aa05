import * as v from 'valibot';

/** What an author has decided about an item; one that says nothing is published. */
export const statuses = ['draft', 'unlisted', 'published'] as const;

/** What an author has decided about an item. */
export type Status = (typeof statuses)[number];

/** A field that says who may see an item: nobody, whoever has its address, or everybody from its day on. */
export function status() {
  return v.optional(
    v.pipe(
      v.picklist(statuses),
      v.description(
        'draft (in no build), unlisted (a page that nothing leads to) or published (the default)',
      ),
      v.examples([...statuses]),
    ),
  );
}
