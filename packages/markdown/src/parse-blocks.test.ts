import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline, ListItem } from './block.ts';
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
});
const image = (name: string, alt: string): Block => ({ kind: 'image', name, alt });
const list = (...items: readonly ListItem[]): Block => ({ kind: 'list', items });

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
    ['**a** and **b**', [paragraph('**a** and **b**')]],
    ['**a', [paragraph('**a')]],
    ['a **b**', [paragraph('a **b**')]],
    ['****', [paragraph('****')]],
    ['** **', [paragraph('** **')]],
    ['*a*', [emphasis('a')]],
    ['*a* and *b*', [paragraph('*a* and *b*')]],
    ['*', [paragraph('*')]],
    ['**', [paragraph('**')]],
    ['***', [paragraph('***')]],
    ['* *', [paragraph('* *')]],
    ['***a***', [paragraph('***a***')]],
    ['* a', [paragraph('* a')]],
    ['![A bag](heavy-bag)', [image('heavy-bag', 'A bag')]],
    ['![](bag) ', [image('bag', '')]],
    ['![A bag](bag) hangs', [paragraph('![A bag](bag) hangs')]],
    ['![A bag](/bag.png)', [expect.objectContaining({ kind: 'paragraph' })]],
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
    expect(holder).toMatchObject({ inlines: [{ kind: 'link', text: 'a', href: '/b' }] });
  },
);

it('names a heading by its text, not by the addresses in it', () => {
  expect(parseBlocks('## See [the plans](/pricing) & more')).toEqual([
    expect.objectContaining({ id: 'see-the-plans-more' }),
  ]);
});

it('has no empty block, no empty run and no two runs of text side by side', () => {
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      const lines = parseBlocks(source, features).flatMap((block) => {
        if (block.kind === 'image') return [];
        return block.kind === 'list' ? block.items.map((part) => part.inlines) : [block.inlines];
      });
      for (const line of lines) {
        const kinds = line.map(({ kind }) => kind).join(' ');
        expect(kinds).not.toBe('');
        expect(kinds).not.toContain('text text');
        for (const { text } of line) expect(text).not.toBe('');
      }
    }),
  );
});

// A step more than linear would run for minutes and meet the time-out.
it.each(
  [
    ['*', '**', '[', '](', '[a](/', '[]', '![', '# ', '- [ ] a\n'],
    ['*\n', '[\n', ' ', '&', '\0'],
  ].flat(),
)('reads 200,000 characters of %j in linear time', (part) => {
  const source = part.repeat(Math.ceil(200_000 / part.length));
  for (const whole of [source, `# ${source}x`, `*${source})`, `**${source}](/)**`]) {
    expect(parseBlocks(whole, { checkboxes: true }).length).toBeGreaterThanOrEqual(0);
  }
});
