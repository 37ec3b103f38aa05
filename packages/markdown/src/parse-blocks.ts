import type { Block, ListItem, MarkdownFeatures } from './block.ts';
import { headingIds } from './heading-ids.ts';
import { parseInlines, textOf } from './parse-inlines.ts';

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
  const blocks: Block[] = [];
  let items: ListItem[] | null = null;
  for (const untrimmed of normalise(source).split('\n')) {
    // Without blanks at its end, whatever follows a mark is never empty.
    const line = untrimmed.trimEnd();
    if (line.startsWith('- ')) {
      if (items === null) blocks.push({ kind: 'list', items: (items = []) });
      items.push(parseItem(line, features));
      continue;
    }
    items = null;
    if (line !== '') blocks.push(parseLine(line, features, nextId));
  }
  return blocks;
}

/** Makes `\n` the only line end, and U+FFFD of what HTML cannot carry: NUL and lone surrogates. */
function normalise(source: string): string {
  return source.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}

function parseItem(line: string, features: MarkdownFeatures): ListItem {
  const [box = ''] = (features.checkboxes && /^- \[[ x]\] /.exec(line)) || [];
  return {
    checked: box === '' ? null : box.includes('x'),
    inlines: parseInlines(line.slice(box.length || 2), features),
  };
}

function parseLine(
  line: string,
  features: MarkdownFeatures,
  nextId: (text: string) => string,
): Block {
  for (const level of [1, 2, 3] as const) {
    if (!line.startsWith(`${'#'.repeat(level)} `)) continue;
    const inlines = parseInlines(line.slice(level + 1), features);
    return { kind: 'heading', level, id: nextId(textOf(inlines)), inlines };
  }
  const [whole, alt = '', name = ''] = image.exec(line) ?? [];
  if (whole !== undefined) return { kind: 'image', name, alt: alt.trim() };
  const strong = unwrap(line, '**');
  if (strong !== null) return { kind: 'strong', inlines: parseInlines(strong, features) };
  const emphasis = unwrap(line, '*');
  if (emphasis !== null) return { kind: 'emphasis', inlines: parseInlines(emphasis, features) };
  return { kind: 'paragraph', inlines: parseInlines(line, features) };
}

const image = /^!\[([^[\]]*)\]\(([a-z0-9]+(?:-[a-z0-9]+)*)\)$/;

/** The text between two marks if they enclose the whole line; `**a** and **b**` does not match. */
function unwrap(line: string, mark: string): string | null {
  const end = line.length - mark.length;
  if (!line.startsWith(mark) || line.indexOf(mark, mark.length) !== end) return null;
  const text = line.slice(mark.length, end);
  return text.trim() === '' ? null : text;
}
