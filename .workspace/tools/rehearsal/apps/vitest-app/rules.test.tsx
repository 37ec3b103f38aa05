import { headings, Markdown, parseBlocks, plainText, renderToHtml } from '@cornerbell/markdown';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const source =
  '## Before class\n**Bell rings at 6.**\n\n- [x] Wraps\n- [ ] Read [the rules](/rules)';
const features = { checkboxes: true };

const Link = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} data-own="">
    {children}
  </a>
);

test('React and the string give the same markup', () => {
  const markup = renderToStaticMarkup(<Markdown source={source} features={features} />);

  expect(markup).toBe(renderToHtml(source, features));
  expect(markup).toContain('<h2 id="before-class">Before class</h2>');
  expect(markup).toContain('<a href="/rules">the rules</a>');
});

test('a component replaces an element', () => {
  expect(renderToStaticMarkup(<Markdown source={source} components={{ a: Link }} />)).toContain(
    '<a href="/rules" data-own="">',
  );
});

test('unknown markup stays text, and nothing is executed', () => {
  expect(renderToHtml('<script>alert(1)</script> [x](javascript:alert(1))')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>',
  );
});

test('a source is listed, parsed and read as plain text', () => {
  expect(headings(source)).toEqual([{ level: 2, id: 'before-class', text: 'Before class' }]);
  expect(parseBlocks(source, features).map(({ kind }) => kind)).toEqual([
    'heading',
    'strong',
    'list',
  ]);
  expect(plainText(source, features)).toContain('Read the rules');
});
