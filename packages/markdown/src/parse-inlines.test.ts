import { expect, it } from 'vitest';
import type { Inline } from './block.ts';
import { parseInlines, textOf } from './parse-inlines.ts';

const text = (value: string): Inline => ({ kind: 'text', text: value });
const link = (value: string, href: string): Inline => ({ kind: 'link', text: value, href });

it.each<[string, readonly Inline[]]>([
  ['no link', [text('no link')]],
  ['[a](/b)', [link('a', '/b')]],
  ['see [a](/b).', [text('see '), link('a', '/b'), text('.')]],
  ['[a](/b)[c](#d)', [link('a', '/b'), link('c', '#d')]],
  ['[a](/b) and [c](#d)', [link('a', '/b'), text(' and '), link('c', '#d')]],
  ['[a (b)](/c)', [link('a (b)', '/c')]],
  ['[*a*](/b)', [link('*a*', '/b')]],
  ['[[a](/b)]', [text('['), link('a', '/b'), text(']')]],
  ['[a](b [c](/d)', [text('[a](b '), link('c', '/d')]],
  ['![a](/b)', [text('!'), link('a', '/b')]],
  ['([a](/b))', [text('('), link('a', '/b'), text(')')]],
])('finds the links of %j', (line, expected) => {
  expect(parseInlines(line)).toEqual(expected);
});

it.each([
  '[a]',
  '[a] (/b)',
  '[a](/b',
  '[a](/b c)',
  '[a](/b "title")',
  '[a](</b>)',
  '[a](/b(c))',
  '[a](/x(](/y)',
  '[](/b)',
  '[ \u00a0](/b)',
  '[a]()',
  '[a][b]',
  'a](/b)',
  '[a]b](/c)',
  '[a](b](/c)',
  '[a](javascript:alert)',
  '[a](//b.test)',
  '](',
])('leaves %j as it was typed', (line) => {
  expect(parseInlines(line)).toEqual([text(line)]);
});

it('reads the text without the addresses', () => {
  expect(textOf(parseInlines('see [a](/b).'))).toBe('see a.');
});
