import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MarkdownFeatures } from './block.ts';
import { Markdown, type MarkdownProps } from './Markdown.ts';

const fragments = [
  ['# ', '## ', '### ', '#### ', '- ', '- [ ] ', '- [x] ', '- [X] ', '*', '**', '***'],
  ['\n', '\r', ' ', '\t', '\u00a0', '\u2028', '\0', '\ud800', '\udc00', 'é', '🥊', '’'],
  ['[', ']', '(', ')', '](', '[a](/b)', '[a b](https://c.test/?d=1&e="f")', '[g](#h)'],
  ['[i](javascript:alert(1))', '[j](//k.test)', '[l](/\\m)', '[n](mailto:o@p.test)'],
  ['&', '<', '>', '"', "'", '&amp;', '&#x27;', '<script>', '</p>', '<!--', '![q](r-s)'],
  ['`', '``', '_', '\\', '|', '| a | b |', '\n| - | --: |\n', '|-|', '1. ', '  - ', '> '],
  ['word', 'Word', 'word-2', '2', '-', '__', '___', '____'],
].flat();

const text = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const line = fc.oneof(
  text,
  fc
    .tuple(
      fc.constantFrom('# ', '## ', '### ', '- ', '- [ ] ', '- [x] ', '2. ', '  - ', '> '),
      text,
    )
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('*', '**'), text).map(([mark, inner]) => mark + inner + mark),
);

/** Sources dense in marks, links, line ends and characters that HTML escapes. */
export const sources: fc.Arbitrary<string> = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n\n', '\r\n', '\r')), { maxLength: 10 })
  .map((lines) => lines.flat().join(''));

export const featureSets: fc.Arbitrary<MarkdownFeatures> = fc.record({
  checkboxes: fc.boolean(),
  blanks: fc.boolean(),
});

/** The HTML of a source. */
export const htmlOf = (source: string, props: Omit<MarkdownProps, 'source'> = {}): string =>
  renderToStaticMarkup(createElement(Markdown, { source, ...props }));
