import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { isSafeAddress, parseInlines } from './parse-inlines.ts';
import { htmlOf } from './testing.ts';

it.each(
  [
    ['[a]', '[a] (/b)', '[a](/b', '[a](/b c)', '[a](/b "title")', '[a](</b>)'],
    ['[a](/b(c))', '[a](/x(](/y)', '[](/b)', '[ \u00a0](/b)', '[a]()', '[a][b]', 'a](/b)'],
    ['[a]b](/c)', '[a](b](/c)', '[a](javascript:alert)', '[a](//b.test)', ']('],
    ['a ****b**** c', 'a _____ b', 'a ` ` b'],
  ].flat(),
)('leaves %j as it was typed', (line) => {
  expect(parseInlines(line)).toEqual([{ kind: 'text', text: line }]);
});

/** What react-markdown, which reads all of CommonMark, makes of a line. */
const commonMark = (line: string) => renderToStaticMarkup(createElement(ReactMarkdown, null, line));

it.each(
  [
    ['a **b** c', 'a *b* and **c** d', 'a __b__ _c_ d', 'a **b *c* d** e', 'a ***b*** c'],
    ['in**side**s', 'class_list_2024', '3 * 4 * 5', 'a * b* c', 'a **b', 'a *b **c*'],
    ['a `b *c*` d', 'a ``b`` [`c`](/d)', 'a `b', 'a \\*b\\* c\\d', 'a “**b**.”'],
    ['a **b [c](/d)** e', 'a [**b** c](/d)', 'a [b (c)](/d)[e](#f).', '([a](/b))', '[[a](/b)]'],
    ['[a](b [c](/d)', '[a](https://b.test/?c&d)'],
  ].flat(),
)('renders %j as CommonMark does', (line) => {
  expect(htmlOf(line)).toBe(commonMark(line));
});

it('pairs marks as CommonMark does', () => {
  const part = fc.constantFrom('*', '**', '***', '_', '__', 'a', 'b', ' ', '.', '“', '\\*');
  const line = fc.array(part, { maxLength: 12 }).map((parts) => `x ${parts.join('')} x`);
  fc.assert(
    fc.property(
      line.filter((source) => !/[*_]{4}| {2}/.test(source)),
      (source) => {
        expect(htmlOf(source)).toBe(commonMark(source));
      },
    ),
    { numRuns: 3_000 },
  );
});

it('nests runs only so deep as React can render', () => {
  const html = htmlOf(`${'*a _b '.repeat(20_000)}${'b_ a* '.repeat(20_000)}`);
  expect(html.match(/<em>/g)?.length).toBeLessThan(100);
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
