import type { MarkdownFeatures } from './block.ts';

interface HeadingLine {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

interface TextLine {
  readonly kind: 'paragraph' | 'strong' | 'emphasis';
  readonly text: string;
}

interface ItemLine {
  readonly kind: 'item';
  readonly checked: boolean | null;
  readonly text: string;
}

/** A block whose text has lost its line marks but has not been searched for links. */
export type RawBlock =
  | HeadingLine
  | TextLine
  | {
      /** Tells a list from the other blocks. */
      readonly kind: 'list';
      /** Its lines in order, at least one. */
      readonly items: readonly ItemLine[];
    };

/**
 * Cuts a normalised source into blocks: the one place that knows what a line means.
 *
 * No rule looks at `&`, `<`, `>`, `"` or `'`, so an escaped source has the blocks of the source it
 * was escaped from, with their texts escaped. `renderToHtml` rests on that.
 *
 * @example
 * readBlocks('## Rules', {}); // => [{ kind: 'heading', level: 2, text: 'Rules' }]
 */
export function readBlocks(
  source: string,
  { checkboxes = false }: MarkdownFeatures,
): readonly RawBlock[] {
  const blocks: RawBlock[] = [];
  let items: ItemLine[] | null = null;
  for (const untrimmed of source.split('\n')) {
    const line = readLine(untrimmed.trimEnd(), checkboxes);
    if (line?.kind === 'item') {
      if (items === null) {
        items = [];
        blocks.push({ kind: 'list', items });
      }
      items.push(line);
    } else {
      items = null;
      if (line !== null) blocks.push(line);
    }
  }
  return blocks;
}

/** Expects a line without blanks at its end, so that whatever follows a mark is never empty. */
function readLine(line: string, checkboxes: boolean): HeadingLine | TextLine | ItemLine | null {
  if (line === '') return null;
  switch (line[0]) {
    case '#':
      if (line.startsWith('# ')) return { kind: 'heading', level: 1, text: line.slice(2) };
      if (line.startsWith('## ')) return { kind: 'heading', level: 2, text: line.slice(3) };
      if (line.startsWith('### ')) return { kind: 'heading', level: 3, text: line.slice(4) };
      break;
    case '-':
      if (!line.startsWith('- ')) break;
      if (checkboxes && line.startsWith('- [ ] '))
        return { kind: 'item', checked: false, text: line.slice(6) };
      if (checkboxes && line.startsWith('- [x] '))
        return { kind: 'item', checked: true, text: line.slice(6) };
      return { kind: 'item', checked: null, text: line.slice(2) };
    case '*': {
      const strong = unwrap(line, '**');
      if (strong !== null) return { kind: 'strong', text: strong };
      const emphasis = unwrap(line, '*');
      if (emphasis !== null) return { kind: 'emphasis', text: emphasis };
    }
  }
  return { kind: 'paragraph', text: line };
}

/** The text between two marks if they enclose the whole line; `**a** and **b**` does not match. */
function unwrap(line: string, mark: string): string | null {
  const end = line.length - mark.length;
  if (!line.startsWith(mark) || line.indexOf(mark, mark.length) !== end) return null;
  const text = line.slice(mark.length, end);
  return text.trim() === '' ? null : text;
}
