import * as fc from 'fast-check';
import { createElement, forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Markdown } from './Markdown.ts';
import type { MarkdownComponents, MarkdownElement } from './Markdown.ts';
import { featureSets, htmlOf, sources } from './testing.ts';

function htmlWith(source: string, components: MarkdownComponents): string {
  return renderToStaticMarkup(createElement(Markdown, { source, components }));
}

it.each([
  ['', ''],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['# One', '<h1 id="one">One</h1>'],
  ['## One\n## One', '<h2 id="one">One</h2><h2 id="one-2">One</h2>'],
  ["### Don't & do", '<h3 id="dont-do">Don&#x27;t &amp; do</h3>'],
  ['**a**', '<p data-line="strong"><strong>a</strong></p>'],
  ['*a [b](/c) d*', '<p data-line="emphasis"><em>a <a href="/c">b</a> d</em></p>'],
  ['a **b**', '<p>a <strong>b</strong></p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['1. a\n   - b', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['3. a', '<ol start="3"><li>a</li></ol>'],
  ['> a\n> *b*', '<blockquote><p>a</p><p><em>b</em></p></blockquote>'],
  ['![A bag](/bag.png "Old")', '<img src="/bag.png" alt="A bag" title="Old" loading="lazy"/>'],
  ['- [ ] a', '<ul><li>[ ] a</li></ul>'],
  ['[a](https://b.test/?c&d="e")', '<p><a href="https://b.test/?c&amp;d=&quot;e&quot;">a</a></p>'],
  ['<b onclick=x>', '<p>&lt;b onclick=x&gt;</p>'],
  ['&lt;', '<p>&amp;lt;</p>'],
  ['a\0', '<p>a\ufffd</p>'],
  ['![A bag](heavy-bag)', '<p>A bag</p>'],
  ['*Prices may change\\*', '<p>*Prices may change*</p>'],
  ['| Name |\n---', '<p>| Name |</p><p>---</p>'],
])('renders %j', (source, html) => {
  expect(htmlOf(source)).toBe(html);
});

it('renders a table, and says how its columns are aligned', () => {
  expect(htmlOf('| Plan | Price |\n| --- | --: |\n| **Growth** | 59 |')).toBe(
    '<table><thead><tr><th>Plan</th><th data-align="right">Price</th></tr></thead>' +
      '<tbody><tr><td><strong>Growth</strong></td><td data-align="right">59</td></tr></tbody></table>',
  );
});

it('renders blanks where they are enabled, each of an item with its label, else underscores', () => {
  const features = { blanks: true, checkboxes: true };
  const blank = '<span data-blank="4">____</span>';
  const fields = `<span data-field="">From: ${blank}</span><span data-field=""> to: ${blank}</span> pm`;
  expect(htmlOf('- From: ____ to: ____ pm', features)).toBe(`<ul><li>${fields}</li></ul>`);
  expect(htmlOf('- [ ] From: ____ to: ____ pm', features)).toContain(
    `<span>${fields}</span></label>`,
  );
  expect(htmlOf('| Day |\n| - |\n| ____ |', features)).toContain(`<td>${blank}</td>`);
  expect(htmlOf('Call ____ [a___b](/c___d)', features)).toBe(
    `<p>Call ${blank} <a href="/c___d">a___b</a></p>`,
  );
  expect(htmlOf('- From: ____')).toBe('<ul><li>From: ____</li></ul>');
});

it('renders checkboxes where they are enabled, each named by its text, and marks their list', () => {
  expect(htmlOf('- [ ] a\n- [x] [b](/c)\n- d', { checkboxes: true })).toBe(
    '<ul data-checklist="">' +
      '<li><label><input type="checkbox" disabled=""/><span>a</span></label></li>' +
      '<li><label><input type="checkbox" disabled="" checked=""/>' +
      '<span><a href="/c">b</a></span></label></li>' +
      '<li>d</li></ul>',
  );
});

it('emits no element or attribute outside its list, and closes what it opens', () => {
  const innermost = [
    /<(strong|em|code|li|label|span|blockquote|table|thead|tbody|tr)>([^<]*)<\/\1>/g,
    /<(p)(?: data-line="(?:strong|emphasis)")?>([^<]*)<\/\1>/g,
    /<(th|td)(?: data-align="(?:left|center|right)")?>([^<]*)<\/\1>/g,
    /<(ol)(?: data-checklist="")?(?: start="\d+")?>([^<]*)<\/ol>/g,
    /<(span) data-(?:blank="\d+"|field="")>([^<]*)<\/span>/g,
    /<(ul)(?: data-checklist="")?>([^<]*)<\/ul>/g,
    /<(h[123]) id="[^\s&<>"']+">([^<]*)<\/\1>/g,
    /<(a) href="(?:https?:\/\/|mailto:|\/(?!\/)|#)[^\s<>"'\\]*">([^<]*)<\/a>/g,
    /<(input) type="checkbox" disabled=""(?: checked="")?\/>()/g,
  ];
  fc.assert(
    fc.property(sources, featureSets, (source, features) => {
      let rest = htmlOf(source, features);
      for (let before = ''; before !== rest;) {
        before = rest;
        for (const element of innermost) rest = rest.replace(element, '$2');
      }
      expect(rest).not.toMatch(/[<>"']/);
    }),
    { numRuns: 3_000 },
  );
});

describe('a component', () => {
  it('gives the name of a picture an address', () => {
    const components: MarkdownComponents = {
      img: ({ src, alt }) => createElement('i', { title: `/pictures/${src}.webp` }, alt),
    };
    expect(htmlWith('![A bag, [not](/a) link](b)\n![A bag](heavy-bag)', components)).toBe(
      '<p>![A bag, <a href="/a">not</a> link](b)</p><i title="/pictures/heavy-bag.webp">A bag</i>',
    );
  });

  it('takes the place of an element, may ask for an address, and be what React wraps around a function', () => {
    type SiteLinkProps = { readonly href: string; readonly children?: ReactNode };
    const SiteLink = ({ href, children }: SiteLinkProps) =>
      createElement('a', { href, rel: 'next' }, children);
    const Paragraph = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
      ({ children }, ref) => createElement('p', { ref, title: 'b' }, children),
    );
    const both: readonly MarkdownComponents[] = [
      { a: SiteLink, p: Paragraph },
      { a: memo(SiteLink), p: memo(Paragraph) },
    ];
    for (const components of both) {
      expect(htmlWith('[a](/b)', components)).toBe(
        '<p title="b"><a href="/b" rel="next">a</a></p>',
      );
    }
    // @ts-expect-error -- only a link has an address to give
    expect<MarkdownComponents>({ h2: SiteLink }).toBeDefined();
  });

  it('need only be callable: React 18 types `memo` as no more', () => {
    type Heading = MarkdownComponents['h2'];
    type Expected = ((props: ComponentPropsWithoutRef<'h2'>) => ReactNode) | undefined;
    expectTypeOf<Heading>().toEqualTypeOf<Expected>();
  });

  it('may take the place of every element', () => {
    const names: readonly MarkdownElement[] = (
      [
        ['h1', 'h2', 'h3', 'p', 'strong', 'em', 'code', 'img', 'a', 'blockquote'],
        ['ul', 'ol', 'li', 'label', 'input', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
      ] as const
    ).flat();
    const components = Object.fromEntries(
      names.map((name) => [name, (props: object) => createElement(`my-${name}`, props)]),
    );
    const source =
      '# a\n## b\n### c\nd\n**e**\n*f [g](/h)*\n- i\n- [x] j\n![k](l)\n1. `m`\n> n\n|o|\n|-|\n|p|';
    const features = { checkboxes: true };
    const html = renderToStaticMarkup(createElement(Markdown, { source, components, features }));
    const made = new Set([...html.matchAll(/<([\w-]+)/g)].map(([, name]) => name));
    expect(made).toEqual(new Set(names.map((name) => `my-${name}`)));
  });
});
