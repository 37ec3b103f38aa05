import { headingIds } from './heading-ids.ts';
import { normalise } from './normalise.ts';
import { parseInlines, textOf } from './parse-inlines.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * One line of a table of contents; `#` and the `id` make its link.
 */
export interface HeadingEntry {
  /** How many `#` the line begins with; 1 is the highest. */
  readonly level: 1 | 2 | 3;
  /** The id that the heading has when it is rendered, unique within the source. */
  readonly id: string;
  /** What the heading says, without marks and addresses. */
  readonly text: string;
}

/**
 * Lists the headings of a source in order, with the ids they have when rendered.
 *
 * @example
 * headings('## Set the cap\nCount the bags.');
 * // => [{ level: 2, id: 'set-the-cap', text: 'Set the cap' }]
 */
export function headings(source: string): readonly HeadingEntry[] {
  const nextId = headingIds();
  // A table of contents is made for every page: no other line need be read.
  const lines = normalise(source)
    .split('\n')
    .filter((line) => line.startsWith('#'));
  return readBlocks(lines.join('\n'), {}).flatMap((block) => {
    if (block.kind !== 'heading') return [];
    const text = textOf(parseInlines(block.text));
    return [{ level: block.level, id: nextId(text), text }];
  });
}
