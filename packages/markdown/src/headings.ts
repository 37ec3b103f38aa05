import { parseBlocks } from './parseBlocks.ts';
import { textOf } from './parseInlines.ts';

/**
 * One line of a table of contents; `#` and the `id` make its link.
 *
 * Specification §2 (Blog post page).
 */
export interface HeadingEntry {
  readonly level: 1 | 2 | 3;
  readonly id: string;
  readonly text: string;
}

/**
 * Lists the headings of a source in order, with the ids they have when rendered.
 *
 * Specification §2 (Blog post page).
 *
 * @example
 * headings('## Set the cap\nCount the bags.');
 * // => [{ level: 2, id: 'set-the-cap', text: 'Set the cap' }]
 */
export function headings(source: string): readonly HeadingEntry[] {
  return parseBlocks(source).flatMap((block) =>
    block.kind === 'heading'
      ? [{ level: block.level, id: block.id, text: textOf(block.inlines) }]
      : [],
  );
}
