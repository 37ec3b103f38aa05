import { describe, expect, it } from 'vitest';
import type { Inline } from './block.ts';
import { isSafeAddress, parseInlines, textOf } from './parse-inlines.ts';

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

it.each(
  [
    ['[a]', '[a] (/b)', '[a](/b', '[a](/b c)', '[a](/b "title")', '[a](</b>)'],
    ['[a](/b(c))', '[a](/x(](/y)', '[](/b)', '[ \u00a0](/b)', '[a]()', '[a][b]', 'a](/b)'],
    ['[a]b](/c)', '[a](b](/c)', '[a](javascript:alert)', '[a](//b.test)', ']('],
  ].flat(),
)('leaves %j as it was typed', (line) => {
  expect(parseInlines(line)).toEqual([text(line)]);
});

it('reads the text without the addresses', () => {
  expect(textOf(parseInlines('see [a](/b).'))).toBe('see a.');
});

describe('isSafeAddress', () => {
  it.each(
    [
      ['http://example.com', 'https://example.com/a?b=c&d="e"#f', 'HTTPS://example.com'],
      ['mailto:corner@example.com?subject=Hi', '/', '/pricing'],
      ['/resources?type=blog#latest', '/a//b', '/straße/日本語', '#', '#set-the-cap'],
      ['/%28round%20one%29', '/a:b', '/&#x2f;example.com'],
    ].flat(),
  )('lets %j be a link', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each(
    [
      ['', 'pricing', './pricing', '?type=blog', '//example.com', 'http:'],
      ['http:/example.com', 'https://', 'httpſ://example.com', 'mailto:', 'tel:123'],
      ['ftp://example.com', 'javascript:alert`1`', 'JaVaScRiPt:alert`1`'],
      ['java\tscript:alert`1`', '\u0001javascript:alert`1`', 'javascript&colon;alert`1`'],
      ['java&#115;cript:alert`1`', 'data:text/html,<script>', 'vbscript:x'],
      ['blob:https://example.com/1', ' /pricing', '/pricing ', '/\t/example.com'],
      ['/\n/example.com', '/\\example.com', '\\\\example.com', 'https:\\\\example.com'],
      ['/a b', '/a\u00a0b', '/a\u2003b', '/a\u2028b', '/a\u200bb', '/a\u202eb', '/a\ufeffb'],
      ['/a\u007fb', '/a\u0085b', '/a\u{e0041}b', '/a(b)', '/a[b]'],
    ].flat(),
  )('keeps %j from being a link', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});
