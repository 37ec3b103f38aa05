import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';
import { sources } from './testing.ts';

it('escapes as React does, in text and in attributes', () => {
  fc.assert(
    fc.property(sources, (text) => {
      const escaped = escapeHtml(text);
      expect(renderToStaticMarkup(createElement('a', { href: `#${text}` }, text))).toBe(
        `<a href="#${escaped}">${escaped}</a>`,
      );
    }),
  );
});

it('can be undone', () => {
  fc.assert(
    fc.property(sources, (text) => {
      expect(unescapeHtml(escapeHtml(text))).toBe(text);
    }),
  );
});
