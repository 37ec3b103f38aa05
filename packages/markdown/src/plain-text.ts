import type { MarkdownFeatures } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';
import { textOf } from './parse-inlines.ts';

/**
 * Returns what a reader sees, without marks and addresses: one line for each block and list item,
 * for word counts, search and feeds.
 *
 * @example
 * plainText('## Prices\n\n- See [plans](/pricing)'); // => 'Prices\nSee plans'
 */
export function plainText(source: string, features: MarkdownFeatures = {}): string {
  return parseBlocks(source, features)
    .flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ inlines }) => inlines) : [block.inlines],
    )
    .map(textOf)
    .join('\n');
}
