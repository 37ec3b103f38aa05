import * as fc from 'fast-check';
import { createElement, forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { MarkdownComponents } from './Markdown.ts';
import { featureSets, htmlOf, sources } from './testing.ts';

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
      let rest = htmlOf(source, { features });
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
    expect(htmlOf('![A bag](heavy-bag)', { components })).toBe(
      '<i title="/pictures/heavy-bag.webp">A bag</i>',
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
      expect(htmlOf('[a](/b)', { components })).toBe(
        '<p title="b"><a href="/b" rel="next">a</a></p>',
      );
    }
    // @ts-expect-error -- only a link has an address to give
    expect<MarkdownComponents>({ h2: SiteLink }).toBeDefined();
  });

  it('may take the place of every element', () => {
    const components = new Proxy<MarkdownComponents>(
      {},
      { get: (_, name) => (props: object) => createElement(`my-${String(name)}`, props) },
    );
    const source =
      '# a\n## b\n### c\nd\n**e**\n*f [g](/h)*\n- i\n- [x] j\n![k](l)\n1. `m`\n> n\n|o|\n|-|\n|p|';
    const html = htmlOf(source, { components, features: { checkboxes: true } });
    expect(html).toContain('<my-input ');
    expect(html).not.toMatch(/<(?!\/?my-)/);
  });
});
