import { checkSource } from '@cornerbell/content/loader';
import { Markdown } from '@cornerbell/markdown';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const htmlOf = (source: string) => renderToStaticMarkup(createElement(Markdown, { source }));

function isFine(body: string): boolean {
  const text = `---
title: House rules
description: What we ask of everybody who trains here, from the first visit to the last.
date: 2025-07-31
---

${body}
`;
  const legal = [{ path: 'legal/rules.md', text }];
  const options = { categories: ['news'], guideTypes: ['ebook'] };
  return checkSource({ posts: [], guides: [], legal }, options).length === 0;
}

describe('the content check and the Markdown renderer', () => {
  it.each([
    ['Keep the **left** up.', '**left**'],
    ['Keep the *left* up.', '*left*'],
    ['1. Wrap', '1. Wrap'],
    ['* Wrap', '* Wrap'],
    ['| a | b |', '| a | b |'],
    ['Say `stop`.', '`stop`'],
    ['> Hands up.', '&gt; Hands up.'],
    ['#### Left', '#### Left'],
    ['##Left', '##Left'],
    ['<br>', '&lt;br&gt;'],
    ['[prices](pricing.md)', '[prices](pricing.md)'],
    ['[prices](/pricing "What")', '[prices](/pricing'],
    ['~~no~~', '~~no~~'],
    ['- [ ] Wraps', '[ ] Wraps'],
    ['A \\* star', '\\*'],
  ])('agree that the marks in %j would be visible', (body, printed) => {
    expect(isFine(body)).toBe(false);
    expect(htmlOf(body)).toContain(printed);
  });

  it.each([
    '**Bold.**',
    '*Italics.*',
    '- Item',
    '## Heading',
    'See [prices](https://example.com).',
  ])('agree that the marks in %j are supported', (body) => {
    expect(isFine(body)).toBe(true);
    expect(htmlOf(body)).toMatch(/<(?:strong|em|li|h2|a)\b/);
  });
});
