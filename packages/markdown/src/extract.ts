import type { Block, HeadingBlock } from './block.ts';
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
 * Returns what a reader sees, without marks and addresses: one line for each block, list item
 * and row, for word counts, search and feeds. A picture is its alternative text and its caption.
 *
 * @example
 * plainText('## Prices\n\n- See [plans](/pricing)'); // => 'Prices\nSee plans'
 */
export function plainText(source: string): string {
  return parseBlocks(source).flatMap(linesOf).join('\n');
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'image':
      return [block.alt, block.caption ?? ''].filter((words) => words !== '');
    case 'list':
      return block.items.flatMap(({ inlines, list }) => [
        textOf(inlines),
        ...(list === null ? [] : linesOf(list)),
      ]);
    case 'quote':
      return block.lines.map(textOf);
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(textOf).join(' · '));
    default:
      return [textOf(block.inlines)];
  }
}
