import type { HeadingBlock, MarkdownFeatures } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';
import { textOf } from './parse-inlines.ts';

/** One line of a table of contents; `#` and the `id` make its link. */
export interface HeadingEntry extends Pick<HeadingBlock, 'level' | 'id'> {
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
  return parseBlocks(source)
    .filter((block) => block.kind === 'heading')
    .map(({ level, id, inlines }) => ({ level, id, text: textOf(inlines) }));
}

/**
 * Returns what a reader sees, without marks and addresses: one line for each block and list item,
 * for word counts, search and feeds. A picture is its alternative text.
 *
 * @example
 * plainText('## Prices\n\n- See [plans](/pricing)'); // => 'Prices\nSee plans'
 */
export function plainText(source: string, features: MarkdownFeatures = {}): string {
  return parseBlocks(source, features)
    .flatMap((block) => {
      if (block.kind === 'image') return block.alt === '' ? [] : [block.alt];
      const lines = block.kind === 'list' ? block.items : [block];
      return lines.map(({ inlines }) => textOf(inlines));
    })
    .join('\n');
}
