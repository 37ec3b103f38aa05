// @vitest-environment jsdom
import * as fc from 'fast-check';
import { act, createElement, forwardRef, memo } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { Markdown } from './Markdown.ts';
import type { MarkdownComponents, MarkdownElement } from './Markdown.ts';
import { renderToHtml } from './render-to-html.ts';
import { featureSets, sources } from './testing.ts';

const everything = '# a\n## b\n### c\nd\n**e**\n*f [g](/h)*\n- i\n- [x] j';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const complaints = vi.spyOn(console, 'error');

it('renders without an element around it and without components to name', () => {
  expect(renderToStaticMarkup(createElement(Markdown, { source: '## a\n- b' }))).toBe(
    '<h2 id="a">a</h2><ul><li>b</li></ul>',
  );
});

it('lets a component replace an element', () => {
  const components: MarkdownComponents = {
    a: ({ href, children }) => createElement('a', { href, className: 'link' }, children),
  };
  expect(renderToStaticMarkup(createElement(Markdown, { source: '[a](/b) *c*', components }))).toBe(
    '<p><a href="/b" class="link">a</a> *c*</p>',
  );
});

it('takes a component that asks for an address, and what React wraps around one', () => {
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
    const source = '[a](/b)';
    expect(renderToStaticMarkup(createElement(Markdown, { source, components }))).toBe(
      '<p title="b"><a href="/b" rel="next">a</a></p>',
    );
  }
  // @ts-expect-error -- only a link has an address to give
  expect<MarkdownComponents>({ h2: SiteLink }).toBeDefined();
});

it('asks nothing of a component but to be called: React 18 types `memo` as no more', () => {
  type Heading = MarkdownComponents['h2'];
  type Expected = ((props: ComponentPropsWithoutRef<'h2'>) => ReactNode) | undefined;
  expectTypeOf<Heading>().toEqualTypeOf<Expected>();
});

it('lets a component replace every element', () => {
  const names: readonly MarkdownElement[] = (
    [
      ['h1', 'h2', 'h3', 'p', 'strong', 'em'],
      ['a', 'ul', 'li', 'label', 'input', 'span'],
    ] as const
  ).flat();
  const components = Object.fromEntries(
    names.map((name) => [name, (props: object) => createElement(`my-${name}`, props)]),
  );
  const features = { checkboxes: true };
  const html = renderToStaticMarkup(
    createElement(Markdown, { source: everything, components, features }),
  );
  const made = new Set([...html.matchAll(/<([\w-]+)/g)].map(([, name]) => name));
  expect(complaints).not.toHaveBeenCalled();
  expect(made).toEqual(new Set(names.map((name) => `my-${name}`)));
});

it('names each checkbox by its text, and keeps it from being changed', () => {
  document.body.innerHTML = renderToHtml('- [ ] Wraps on\n- [x] Gloves', { checkboxes: true });
  const boxes = [...document.querySelectorAll('input')];
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Wraps on', 'Gloves']);
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  expect(boxes.every(({ disabled }) => disabled)).toBe(true);
});

async function hydrate(source: string, features: { checkboxes?: boolean | undefined }) {
  const container = document.createElement('div');
  container.innerHTML = renderToHtml(source, features);
  const before = container.innerHTML;
  const nodes = [...container.childNodes];
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, createElement(Markdown, { source, features }), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(before);
  expect([...container.childNodes]).toEqual(nodes);
  await act(async () => root.unmount());
}

it('hydrates the HTML string without a mismatch', async () => {
  await hydrate(everything, { checkboxes: true });
  await fc.assert(fc.asyncProperty(sources, featureSets, hydrate), { numRuns: 100 });
});
