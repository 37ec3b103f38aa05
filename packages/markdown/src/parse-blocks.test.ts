import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline, ListBlock, ListItem, TableBlock } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';
import { featureSets, sources } from './testing.ts';

const inlines = (text: string): readonly Inline[] => [{ kind: 'text', text }];
const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: inlines(text) });
const strong = (text: string): Block => ({ kind: 'strong', inlines: inlines(text) });
const emphasis = (text: string): Block => ({ kind: 'emphasis', inlines: inlines(text) });
const heading = (level: 1 | 2 | 3, id: string, text: string): Block => ({
  kind: 'heading',
  level,
  id,
  inlines: inlines(text),
});
const item = (text: string, checked: boolean | null = null): ListItem => ({
  checked,
  inlines: inlines(text),
  list: null,
});
const image = (src: string, alt: string, caption: string | null = null): Block => ({
  kind: 'image',
  src,
  alt,
  caption,
});
const listFrom = (start: number | null, items: readonly ListItem[]): ListBlock => ({
  kind: 'list',
  start,
  items,
});
const list = (...items: readonly ListItem[]) => listFrom(null, items);
const numbered = (...items: readonly ListItem[]) => listFrom(1, items);
const quote = (...lines: readonly string[]): Block => ({
  kind: 'quote',
  lines: lines.map(inlines),
});

describe('lines', () => {
  it.each<[string, readonly Block[]]>([
    ['', []],
    ['\n \n\t\n', []],
    ['plain', [paragraph('plain')]],
    ['one\ntwo', [paragraph('one'), paragraph('two')]],
    ['one\n\n\ntwo', [paragraph('one'), paragraph('two')]],
    ['one\r\ntwo\rthree', [paragraph('one'), paragraph('two'), paragraph('three')]],
    ['trailing \t', [paragraph('trailing')]],
    ['# A', [heading(1, 'a', 'A')]],
    ['## A', [heading(2, 'a', 'A')]],
    ['### A', [heading(3, 'a', 'A')]],
    ['#### A', [paragraph('#### A')]],
    ['#A', [paragraph('#A')]],
    ['# ', [paragraph('#')]],
    [' # A', [paragraph(' # A')]],
    ['**a**', [strong('a')]],
    ['**a** ', [strong('a')]],
    ['**a * b**', [strong('a * b')]],
    ['**a** and **b**', [expect.objectContaining({ kind: 'paragraph' })]],
    ['** a **', [strong(' a ')]],
    ['__a__', [strong('a')]],
    ['**a', [paragraph('**a')]],
    ['a **b**', [expect.objectContaining({ kind: 'paragraph' })]],
    ['****', [paragraph('****')]],
    ['** **', [paragraph('** **')]],
    ['*a*', [emphasis('a')]],
    ['_a_', [emphasis('a')]],
    ['* a*', [emphasis(' a')]],
    ['*a* and *b*', [expect.objectContaining({ kind: 'paragraph' })]],
    ['*', [paragraph('*')]],
    ['**', [paragraph('**')]],
    ['***', [paragraph('***')]],
    ['* *', [paragraph('* *')]],
    ['***a***', [{ kind: 'emphasis', inlines: [{ kind: 'strong', inlines: inlines('a') }] }]],
    ['* a', [paragraph('* a')]],
    ['![A bag](heavy-bag)', [image('heavy-bag', 'A bag')]],
    ['![](bag) ', [image('bag', '')]],
    ['![A bag](bag) hangs', [paragraph('![A bag](bag) hangs')]],
    ['![A bag](/images/IMG_2024.JPG)', [image('/images/IMG_2024.JPG', 'A bag')]],
    ['![A bag](/bag.png "By the ring")', [image('/bag.png', 'A bag', 'By the ring')]],
    ['![A bag](//b.test/bag.png)', [expect.objectContaining({ kind: 'paragraph' })]],
    ['![A bag](https://b.test/bag.png)', [expect.objectContaining({ kind: 'paragraph' })]],
    ['![A bag](/a b.png)', [paragraph('![A bag](/a b.png)')]],
    ['![A bag](Bag)', [paragraph('![A bag](Bag)')]],
    ['<b>a</b> & "c"', [paragraph('<b>a</b> & "c"')]],
    ['a\0b\ud800', [paragraph('a\ufffdb\ufffd')]],
  ])('reads %j', (source, blocks) => {
    expect(parseBlocks(source)).toEqual(blocks);
  });
});

describe('lists', () => {
  it.each<[string, readonly Block[]]>([
    ['- a', [list(item('a'))]],
    ['- a\n- b', [list(item('a'), item('b'))]],
    ['- a\n\n- b', [list(item('a')), list(item('b'))]],
    ['- a\nb\n- c', [list(item('a')), paragraph('b'), list(item('c'))]],
    ['# a\n- b\n# c', [heading(1, 'a', 'a'), list(item('b')), heading(1, 'c', 'c')]],
    ['-a', [paragraph('-a')]],
    ['- ', [paragraph('-')]],
    [' - a', [paragraph(' - a')]],
    ['- - a', [list(item('- a'))]],
    ['- [ ] a\n- [x] b', [list(item('[ ] a'), item('[x] b'))]],
    ['1. a\n2. b', [numbered(item('a'), item('b'))]],
    ['1) a\n5) b', [numbered(item('a'), item('b'))]],
    ['3. a\n\n4. b', [listFrom(3, [item('a')]), listFrom(4, [item('b')])]],
    ['- a\n1. b', [list(item('a')), numbered(item('b'))]],
    ['1.a', [paragraph('1.a')]],
    ['1.', [paragraph('1.')]],
    ['2,000. a', [paragraph('2,000. a')]],
    [
      '- a\n  - b\n  - c\n- d',
      [list({ ...item('a'), list: list(item('b'), item('c')) }, item('d'))],
    ],
    ['1. a\n   - b\n2. c', [numbered({ ...item('a'), list: list(item('b')) }, item('c'))]],
    ['- a\n\t1. b', [list({ ...item('a'), list: numbered(item('b')) })]],
    ['- a\n  - b\n    - c', [list({ ...item('a'), list: list(item('b'), item('c')) })]],
    ['- a\n\n  - b', [list(item('a')), paragraph('  - b')]],
    ['- a\n  b', [list(item('a')), paragraph('  b')]],
  ])('reads %j', (source, blocks) => {
    expect(parseBlocks(source)).toEqual(blocks);
  });
});

describe('quotes', () => {
  it.each<[string, readonly Block[]]>([
    ['> a', [quote('a')]],
    ['>a\n> b', [quote('a', 'b')]],
    ['> a\n>\n> b', [quote('a', 'b')]],
    ['> a\n\n> b', [quote('a'), quote('b')]],
    ['> a\nb', [quote('a'), paragraph('b')]],
    ['>', [paragraph('>')]],
    ['> > a', [quote('> a')]],
    ['a > b', [paragraph('a > b')]],
  ])('reads %j', (source, blocks) => {
    expect(parseBlocks(source)).toEqual(blocks);
  });
});

const cells = (row: string) => row.split('/').map((cell) => (cell === '' ? [] : inlines(cell)));
const table = (
  head: string,
  rows: readonly string[],
  alignments: TableBlock['alignments'] = [null, null],
): Block => ({ kind: 'table', alignments, head: cells(head), rows: rows.map(cells) });

describe('tables', () => {
  it.each<[string, readonly Block[]]>([
    ['| a | b |\n| --- | --- |\n| c | d |', [table('a/b', ['c/d'])]],
    ['a|b\n-|-\nc|d\ne|f', [table('a/b', ['c/d', 'e/f'])]],
    ['| a | b |\n| :-- | --: |', [table('a/b', [], ['left', 'right'])]],
    ['| a | b |\n| :-: | --- |', [table('a/b', [], ['center', null])]],
    ['| a | b |\n| --- | --- |\n| c |\n| d | | e |', [table('a/b', ['c/', 'd/'])]],
    ['| a \\| b | c |\n| --- | --- |', [table('a | b/c', [])]],
    ['| a | b |\n| --- | --- |\n\n| c | d |', [table('a/b', []), paragraph('| c | d |')]],
    ['| a | b |\n| --- | --- |\nc', [table('a/b', []), paragraph('c')]],
    ['| a |\n| --- |', [table('a', [], [null])]],
    ['| a | b |\n| --- |', [paragraph('| a | b |'), paragraph('| --- |')]],
    ['| a | b |\n| - - | --- |', [paragraph('| a | b |'), paragraph('| - - | --- |')]],
    ['a | b', [paragraph('a | b')]],
  ])('reads %j', (source, blocks) => {
    expect(parseBlocks(source)).toEqual(blocks);
  });
});

describe('checkboxes, where enabled', () => {
  it.each<[string, readonly Block[]]>([
    ['- [ ] a\n- [x] b\n- c', [list(item('a', false), item('b', true), item('c'))]],
    ['- [ ]', [list(item('[ ]'))]],
    ['- [ ] ', [list(item('[ ]'))]],
    ['- [ ]a', [list(item('[ ]a'))]],
    ['- [X] a', [list(item('[X] a'))]],
    ['- [] a', [list(item('[] a'))]],
    ['[ ] a', [paragraph('[ ] a')]],
  ])('reads %j', (source, blocks) => {
    expect(parseBlocks(source, { checkboxes: true })).toEqual(blocks);
  });
});

it.each(['# [a](/b)', '[a](/b)', '**[a](/b)**', '*[a](/b)*', '- [a](/b)', '- [x] [a](/b)'])(
  'finds the link in %j',
  (source) => {
    const [block] = parseBlocks(source, { checkboxes: true });
    const holder = block?.kind === 'list' ? block.items[0] : block;
    expect(holder).toMatchObject({
      inlines: [{ kind: 'link', href: '/b', inlines: [{ kind: 'text', text: 'a' }] }],
    });
  },
);

it('names a heading by its text, not by the addresses in it', () => {
  expect(parseBlocks('## See [the plans](/pricing) & more')).toEqual([
    expect.objectContaining({ id: 'see-the-plans-more' }),
  ]);
});

/** The lines of a block, and within them those of bold words, italics and links. */
function linesOf(block: Block): readonly (readonly Inline[])[] {
  const inside = (line: readonly Inline[]): readonly (readonly Inline[])[] => [
    line,
    ...line.flatMap((inline) => ('inlines' in inline ? inside(inline.inlines) : [])),
  ];
  switch (block.kind) {
    case 'image':
      return [];
    case 'list':
      return block.items.flatMap((one) => [
        ...inside(one.inlines),
        ...(one.list ? linesOf(one.list) : []),
      ]);
    case 'quote':
      return block.lines.flatMap(inside);
    case 'table':
      return [block.head, ...block.rows]
        .flat()
        .filter((cell) => cell.length > 0)
        .flatMap(inside);
    default:
      return inside(block.inlines);
  }
}

it('has no empty block, no empty run and no two runs of text side by side', () => {
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      for (const line of parseBlocks(source, features).flatMap(linesOf)) {
        const kinds = line.map(({ kind }) => kind).join(' ');
        expect(kinds).not.toBe('');
        expect(kinds).not.toContain('text text');
        expect(line).not.toContainEqual(expect.objectContaining({ text: '' }));
      }
    }),
  );
});

// A step more than linear would run for minutes and meet the time-out.
it.each(
  [
    ['*', '**', '[', '](', '[a](/', '[]', '![', '# ', '- [ ] a\n', '> ', '|', '\\'],
    ['*\n', '[\n', ' ', '&', '\0', '`', '`a', '``a`', 'a *b', '_a ', '_a *b', 'a* b_ '],
    ['- a\n  - b\n', '1. a\n', '> a\n', '|-', '| a |\n', '|-|\n', ' :', '[`'],
  ].flat(),
)('reads 200,000 characters of %j in linear time', (part) => {
  const source = part.repeat(Math.ceil(200_000 / part.length));
  for (const whole of [source, `# ${source}x`, `*${source})`, `**${source}](/)**`]) {
    expect(parseBlocks(whole, { checkboxes: true }).length).toBeGreaterThanOrEqual(0);
  }
});
