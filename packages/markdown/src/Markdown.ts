import { createElement } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import type { Block, Inline, ListItem, MarkdownFeatures } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';

/** The name of an element that a source can become; no other is ever made. */
export type MarkdownElement =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'p'
  | 'strong'
  | 'em'
  | 'a'
  | 'ul'
  | 'li'
  | 'label'
  | 'input'
  | 'span'
  | 'img';

/** What an element always has, so that a component may count on it. */
interface CertainProps {
  readonly a: { readonly href: string };
  /** `src` is the name of the picture, as it was written. */
  readonly img: { readonly src: string; readonly alt: string };
}

type Props<Name extends MarkdownElement> = ComponentPropsWithoutRef<Name> &
  (Name extends keyof CertainProps ? CertainProps[Name] : unknown);

/**
 * Components that replace elements; each gets the props and children of the element. They are
 * functions, or what `memo`, `lazy` and `forwardRef` make of one; a class needs a function around it.
 */
export type MarkdownComponents = {
  // No `ComponentType`: in React 18 that asks for more than `memo` and `forwardRef` give.
  readonly [Name in MarkdownElement]?: ((props: Props<Name>) => ReactNode) | undefined;
};

/** The props of {@link Markdown}. */
export interface MarkdownProps {
  /** The text to render. */
  readonly source: string;
  /**
   * Components to render in place of elements, by element name.
   * @default {}
   */
  readonly components?: MarkdownComponents | undefined;
  /**
   * What the source may use beyond the plain line rules.
   * @default {}
   */
  readonly features?: MarkdownFeatures | undefined;
}

/**
 * Renders a source as React elements, without an element around them.
 *
 * A line in `**` is a `p` with one `strong`, a line in `*` a `p` with one `em`. A checkbox item is an
 * `li` with a `label` that holds the `input` and a `span` with the text; its list has the attribute
 * `data-checklist`. A picture is given to the component `img`, with its name as `src`; without that
 * component its alternative text is a `p`.
 *
 * @example
 * <Markdown source="See [prices](/pricing)." components={{ a: SiteLink }} />
 */
export function Markdown({ source, components = {}, features = {} }: MarkdownProps): ReactNode {
  return parseBlocks(source, features).map((block, key) => renderBlock(block, key, components));
}

// Plain calls in place of JSX, so that Node runs this file as it stands.
function renderBlock(block: Block, key: number, components: MarkdownComponents): ReactElement {
  const { p = 'p', strong = 'strong', em = 'em', ul = 'ul' } = components;
  if (block.kind === 'list') {
    const isChecklist = block.items.some(({ checked }) => checked !== null);
    const items = block.items.map((item, index) => renderItem(item, index, components));
    return createElement(ul, { key, ...(isChecklist && { 'data-checklist': '' }) }, items);
  }
  if (block.kind === 'image') {
    const { name: src, alt } = block;
    return components.img === undefined
      ? createElement(p, { key }, alt)
      : createElement(components.img, { key, src, alt });
  }
  const children = renderInlines(block.inlines, components);
  switch (block.kind) {
    case 'heading': {
      const name = `h${block.level}` as const;
      return createElement(components[name] ?? name, { key, id: block.id }, children);
    }
    case 'paragraph':
      return createElement(p, { key }, children);
    case 'strong':
      return createElement(p, { key }, createElement(strong, null, children));
    case 'emphasis':
      return createElement(p, { key }, createElement(em, null, children));
    default:
      return block satisfies never;
  }
}

function renderItem(item: ListItem, key: number, components: MarkdownComponents): ReactElement {
  const { li = 'li', label = 'label', input = 'input', span = 'span' } = components;
  const text = renderInlines(item.inlines, components);
  if (item.checked === null) return createElement(li, { key }, text);
  const box = createElement(input, { type: 'checkbox', disabled: true, checked: item.checked });
  return createElement(
    li,
    { key },
    createElement(label, null, box, createElement(span, null, text)),
  );
}

/** React's types know `data-` attributes in JSX only. */
function blankProps(key: number, text: string) {
  return { key, 'data-blank': text.length };
}

function renderInlines(inlines: readonly Inline[], components: MarkdownComponents): ReactNode {
  return inlines.map((inline, key) => {
    switch (inline.kind) {
      case 'link':
        return createElement(components.a ?? 'a', { key, href: inline.href }, inline.text);
      case 'blank':
        // The number alone, so that a row can share out its width among its blanks.
        return createElement(components.span ?? 'span', blankProps(key, inline.text), inline.text);
      case 'text':
        return inline.text;
      default:
        return inline satisfies never;
    }
  });
}
