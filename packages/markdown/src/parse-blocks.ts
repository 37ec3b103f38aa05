import type {
  Alignment,
  Block,
  ListBlock,
  ListItem,
  MarkdownFeatures,
  TableBlock,
} from './block.ts';
import { headingIds } from './heading-ids.ts';
import { isSafeAddress, parseInlines, textOf } from './parse-inlines.ts';

const bullet = /^- /;
const number = /^(\d{1,9})[.)] /;
const secondLevel = /^(?: {2,}|\t)\s*(?:-|\d{1,9}[.)]) /;

/**
 * Parses a source into blocks, in order. Every string is a source: unknown marks are text, raw
 * HTML too. Takes time linear in its length and throws nothing.
 *
 * @example
 * parseBlocks('## Rules\n\n- [ ] Wraps on', { checkboxes: true });
 * // => [
 * //   { kind: 'heading', level: 2, id: 'rules', inlines: [{ kind: 'text', text: 'Rules' }] },
 * //   {
 * //     kind: 'list',
 * //     start: null,
 * //     items: [{ checked: false, inlines: [{ kind: 'text', text: 'Wraps on' }], list: null }],
 * //   },
 * // ]
 */
export function parseBlocks(source: string, features: MarkdownFeatures = {}): readonly Block[] {
  // Without blanks at its end, whatever follows a mark is never empty.
  const lines = normalise(source)
    .split('\n')
    .map((line) => line.trimEnd());
  const nextId = headingIds();
  const blocks: Block[] = [];
  let at = 0;

  /** Takes the lines from here on that have one of these forms. */
  function take(...forms: readonly RegExp[]): string[] {
    const start = at;
    while (forms.some((form) => form.test(lines[at] ?? ''))) at += 1;
    return lines.slice(start, at);
  }

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const mark = [bullet, number].find((form) => form.test(line));
    if (mark) blocks.push(parseList(take(mark, secondLevel), features));
    else if (/^>\s*\S/.test(line)) {
      const quoted = take(/^>/).map((one) => one.slice(1).trimStart());
      const spoken = quoted.filter((one) => one !== '');
      blocks.push({ kind: 'quote', lines: spoken.map((one) => parseInlines(one, features)) });
    } else if (line.includes('|') && isTable(line, lines[at + 1] ?? ''))
      blocks.push(parseTable(take(/\|/), features));
    else {
      if (line !== '') blocks.push(parseLine(line, features, nextId));
      at += 1;
    }
  }
  return blocks;
}

/** Makes `\n` the only line end, and U+FFFD of what HTML cannot carry: NUL and lone surrogates. */
function normalise(source: string): string {
  return source.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}

/** Parses the lines of a list: items, and below each those of its second level. */
function parseList(lines: readonly string[], features: MarkdownFeatures): ListBlock {
  const [, start] = number.exec(lines[0] ?? '') ?? [];
  const groups: string[][] = [];
  for (const line of lines) {
    if (secondLevel.test(line)) groups.at(-1)?.push(line.trimStart());
    else groups.push([line]);
  }
  return {
    kind: 'list',
    start: start === undefined ? null : Number(start),
    items: groups.map((group) => parseItem(group, features)),
  };
}

function parseItem([line = '', ...below]: readonly string[], features: MarkdownFeatures): ListItem {
  const text = line.slice(line.indexOf(' ') + 1);
  const [box = ''] = (features.checkboxes && /^\[[ x]\] /.exec(text)) || [];
  return {
    checked: box === '' ? null : box.includes('x'),
    inlines: parseInlines(text.slice(box.length), features),
    list: below.length > 0 ? parseList(below, features) : null,
  };
}

const isTable = (line: string, next: string) =>
  next.includes('|') &&
  /^[\s|:-]*-[\s|:-]*$/.test(next) &&
  cellsOf(next).every((cell) => /^:?-+:?$/.test(cell)) &&
  cellsOf(line).length === cellsOf(next).length;

/** The cells of a row, which bars separate, with or without bars at its ends. */
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function parseTable(
  [first = '', rule = '', ...rest]: readonly string[],
  features: MarkdownFeatures,
): TableBlock {
  const alignments = cellsOf(rule).map(alignmentOf);
  const row = (line: string) => {
    const cells = cellsOf(line);
    return alignments.map((_, column) => parseInlines(cells[column] ?? '', features));
  };
  return { kind: 'table', alignments, head: row(first), rows: rest.map(row) };
}

function alignmentOf(cell: string): Alignment | null {
  if (!cell.endsWith(':')) return cell.startsWith(':') ? 'left' : null;
  return cell.startsWith(':') ? 'center' : 'right';
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
  const { alt = '', src, caption = null } = image.exec(line)?.groups ?? {};
  if (src !== undefined && (pictureName.test(src) || isSitePath(src)))
    return { kind: 'image', src, alt: alt.trim(), caption };
  const strong = unwrap(line, '**');
  if (strong !== null) return { kind: 'strong', inlines: parseInlines(strong, features) };
  const emphasis = unwrap(line, '*');
  if (emphasis !== null) return { kind: 'emphasis', inlines: parseInlines(emphasis, features) };
  const inlines = parseInlines(line, features);
  const [only, ...more] = inlines;
  return more.length === 0 && (only?.kind === 'strong' || only?.kind === 'emphasis')
    ? only
    : { kind: 'paragraph', inlines };
}

const image = /^!\[(?<alt>[^[\]]*)\]\((?<src>[^()[\]\s"]+)(?: "(?<caption>[^"]+)")?\)$/;
const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isSitePath = (src: string) => src.startsWith('/') && isSafeAddress(src);

/** The text between two marks if they enclose the whole line; `**a** and **b**` does not match. */
function unwrap(line: string, mark: string): string | null {
  const end = line.length - mark.length;
  if (!line.startsWith(mark) || line.indexOf(mark, mark.length) !== end) return null;
  const text = line.slice(mark.length, end);
  return text.trim() === '' || text.endsWith('\\') ? null : text;
}
