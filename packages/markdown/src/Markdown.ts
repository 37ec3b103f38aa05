import { createElement } from 'react';
import type { ComponentPropsWithoutRef, ElementType, JSX, ReactElement, ReactNode } from 'react';
import type { Block, Inline, ListBlock, ListItem, MarkdownFeatures, TableBlock } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';

/** What an element always has, so that a component may count on it. */
interface CertainProps {
  readonly a: { readonly href: string };
  /** `src` is the path or name of the picture as it was written, `title` its caption. */
  readonly img: { readonly src: string; readonly alt: string };
}

type Props<Name extends keyof JSX.IntrinsicElements> = ComponentPropsWithoutRef<Name> &
  (Name extends keyof CertainProps ? CertainProps[Name] : unknown);

/**
 * Components that replace elements; each gets the props and children of the element. They are
 * functions, or what `memo`, `lazy` and `forwardRef` make of one; a class needs one around it.
 */
export type MarkdownComponents = {
  // No `ComponentType`: in React 18 that asks for more than `memo` and `forwardRef` give.
  readonly [Name in keyof JSX.IntrinsicElements]?: ((props: Props<Name>) => ReactNode) | undefined;
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
 * A line that is all bold is a `p` with one `strong` and the attribute `data-line`, by which style
 * sheets tell it from a bold word; a line in italics likewise. A checkbox item is an `li` with a
 * `label` that holds the `input` and a `span` with the text; its list has `data-checklist`. A blank
 * of an item is in a `span` with `data-field`, beside its label. Cells of an aligned column have
 * `data-align`. A picture is given to the component `img`, its caption as `title`; without that
 * component a picture that has a name in place of a path is a `p` with its alternative text.
 *
 * @example
 * <Markdown source="See [prices](/pricing)." components={{ a: SiteLink }} />
 */
export function Markdown({ source, components = {}, features = {} }: MarkdownProps): ReactNode {
  const create: Create = (name, props, ...children) =>
    createElement((components[name] ?? name) as ElementType, props, ...children);
  return parseBlocks(source, features).map((block, key) => {
    const isUnknown = block.kind === 'image' && !block.src.startsWith('/') && !components.img;
    return isUnknown ? create('p', { key }, block.alt) : renderBlock(block, key, create);
  });
}

/** Creates an element, or what takes its place. Calls, not JSX, so that Node runs this file. */
type Create = (
  name: keyof JSX.IntrinsicElements,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
) => ReactElement;

function renderBlock(block: Block, key: number, create: Create): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const { level, id, inlines } = block;
      return create(`h${level}`, { key, id }, renderInlines(inlines, create));
    }
    case 'paragraph':
      return create('p', { key }, renderInlines(block.inlines, create));
    case 'strong':
    case 'emphasis': {
      const { kind, inlines } = block;
      return create('p', { key, 'data-line': kind }, renderInline({ kind, inlines }, 0, create));
    }
    case 'list':
      return renderList(block, key, create);
    case 'quote': {
      const lines = block.lines.map((line, index) =>
        create('p', { key: index }, renderInlines(line, create)),
      );
      return create('blockquote', { key }, lines);
    }
    case 'table':
      return renderTable(block, key, create);
    case 'image': {
      const { src, alt, caption } = block;
      return create('img', { key, src, alt, title: caption ?? undefined, loading: 'lazy' });
    }
    default:
      return block satisfies never;
  }
}

function renderList({ start, items }: ListBlock, key: number, create: Create): ReactElement {
  const isChecklist = items.some(({ checked }) => checked !== null);
  const props = { key, 'data-checklist': isChecklist ? '' : undefined };
  const children = items.map((item, index) => renderItem(item, index, create));
  if (start === null) return create('ul', props, children);
  return create('ol', { ...props, ...(start !== 1 && { start }) }, children);
}

function renderItem({ checked, inlines, list }: ListItem, key: number, create: Create) {
  const text = renderFields(inlines, create);
  const below = list && renderList(list, 0, create);
  if (checked === null) return create('li', { key }, text, below);
  const box = create('input', { type: 'checkbox', disabled: true, checked });
  return create('li', { key }, create('label', {}, box, create('span', {}, text)), below);
}

/** Renders the runs of an item; each blank is a field together with what is written before it. */
function renderFields(inlines: readonly Inline[], create: Create): readonly ReactNode[] {
  const ends = inlines.flatMap(({ kind }, index) => (kind === 'blank' ? [index + 1] : []));
  const fields = ends.map((end, key) => {
    const labelled = inlines.slice(ends[key - 1] ?? 0, end);
    return create('span', { key, 'data-field': '' }, renderInlines(labelled, create));
  });
  return [...fields, ...renderInlines(inlines.slice(ends.at(-1) ?? 0), create)];
}

function renderTable({ alignments, head, rows }: TableBlock, key: number, create: Create) {
  const renderRow = (name: 'th' | 'td', row: TableBlock['head'], index = 0) => {
    const cells = row.map((inlines, column) => {
      const props = { key: column, 'data-align': alignments[column] ?? undefined };
      return create(name, props, renderInlines(inlines, create));
    });
    return create('tr', { key: index }, cells);
  };
  const body = rows.map((row, index) => renderRow('td', row, index));
  return create(
    'table',
    { key },
    create('thead', {}, renderRow('th', head)),
    body.length > 0 && create('tbody', {}, body),
  );
}

const renderInlines = (inlines: readonly Inline[], create: Create): readonly ReactNode[] =>
  inlines.map((inline, key) => renderInline(inline, key, create));

function renderInline(inline: Inline, key: number, create: Create): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return create('code', { key }, inline.text);
    case 'strong':
      return create('strong', { key }, renderInlines(inline.inlines, create));
    case 'emphasis':
      return create('em', { key }, renderInlines(inline.inlines, create));
    case 'link':
      return create('a', { key, href: inline.href }, renderInlines(inline.inlines, create));
    case 'blank':
      // The number alone, so that a row can share out its width among its blanks.
      return create('span', { key, 'data-blank': inline.text.length }, inline.text);
    default:
      return inline satisfies never;
  }
}
