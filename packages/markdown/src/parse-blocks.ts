import type { Block, MarkdownFeatures } from './block.ts';
import { headingIds } from './heading-ids.ts';
import { normalise } from './normalise.ts';
import { parseInlines, textOf } from './parse-inlines.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * Parses a source into blocks, in order. Every string is a source: unknown marks are text, raw
 * HTML too. Takes time linear in its length and throws nothing.
 *
 * @example
 * parseBlocks('## Rules\n\n- [ ] Wraps on', { checkboxes: true });
 * // => [
 * //   { kind: 'heading', level: 2, id: 'rules', inlines: [{ kind: 'text', text: 'Rules' }] },
 * //   { kind: 'list', items: [{ checked: false, inlines: [{ kind: 'text', text: 'Wraps on' }] }] },
 * // ]
 */
export function parseBlocks(source: string, features: MarkdownFeatures = {}): readonly Block[] {
  const nextId = headingIds();
  return readBlocks(normalise(source), features).map((block): Block => {
    if (block.kind === 'list') {
      const items = block.items.map(({ checked, text }) => ({
        checked,
        inlines: parseInlines(text, features),
      }));
      return { kind: 'list', items };
    }
    const inlines = parseInlines(block.text, features);
    return block.kind === 'heading'
      ? { kind: 'heading', level: block.level, id: nextId(textOf(inlines)), inlines }
      : { kind: block.kind, inlines };
  });
}
