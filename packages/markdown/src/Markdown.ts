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
 * functions, or what `memo`, `lazy` and `forwardRef` make of one; a class needs a function around it.
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
 * A line that is all bold is a `p` with one `strong` and the attribute `data-line`, by which a style
 * sheet tells it from a bold word; a line in italics likewise. A checkbox item is an `li` with a
 * `label` that holds the `input` and a `span` with the text; its list has the attribute
 * `data-checklist`. A blank of an item is in a `span` with the attribute `data-field`, beside its
 * label. Cells of an aligned column have `data-align`. A picture is given to the component `img`, its
 * caption as `title`; without that component a picture that has a name in place of a path is a `p`
 * with its alternative text.
 *
 * @example
 * <Markdown source="See [prices](/pricing)." components={{ a: SiteLink }} />
 */
export function Markdown({ source, components = {}, features = {} }: MarkdownProps): ReactNode {
  return parseBlocks(source, features).map((block, key) => renderBlock(block, key, components));
}

/** Creates an element, or what takes its place. Plain calls, not JSX, so that Node runs this file. */
const create = (
  components: MarkdownComponents,
  name: keyof JSX.IntrinsicElements,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
): ReactElement => createElement((components[name] ?? name) as ElementType, props, ...children);

function renderBlock(block: Block, key: number, components: MarkdownComponents): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const { level, id, inlines } = block;
      return create(components, `h${level}`, { key, id }, renderInlines(inlines, components));
    }
    case 'paragraph':
      return create(components, 'p', { key }, renderInlines(block.inlines, components));
    case 'strong':
    case 'emphasis': {
      const { kind, inlines } = block;
      const marked = renderInline({ kind, inlines }, 0, components);
      return create(components, 'p', { key, 'data-line': kind }, marked);
    }
    case 'list':
      return renderList(block, key, components);
    case 'quote': {
      const lines = block.lines.map((line, index) =>
        create(components, 'p', { key: index }, renderInlines(line, components)),
      );
      return create(components, 'blockquote', { key }, lines);
    }
    case 'table':
      return renderTable(block, key, components);
    case 'image': {
      const { src, alt, caption } = block;
      if (!components.img && !src.startsWith('/')) return create(components, 'p', { key }, alt);
      const title = caption ?? undefined;
      return create(components, 'img', { key, src, alt, title, loading: 'lazy' });
    }
    default:
      return block satisfies never;
  }
}

function renderList(
  { start, items }: ListBlock,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const isChecklist = items.some(({ checked }) => checked !== null);
  const props = { key, 'data-checklist': isChecklist ? '' : undefined };
  const children = items.map((item, index) => renderItem(item, index, components));
  if (start === null) return create(components, 'ul', props, children);
  return create(components, 'ol', { ...props, ...(start !== 1 && { start }) }, children);
}

function renderItem(
  { checked, inlines, list }: ListItem,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const text = renderFields(inlines, components);
  const below = list && renderList(list, 0, components);
  if (checked === null) return create(components, 'li', { key }, text, below);
  const box = create(components, 'input', { type: 'checkbox', disabled: true, checked });
  const named = create(components, 'label', {}, box, create(components, 'span', {}, text));
  return create(components, 'li', { key }, named, below);
}

/** Renders the runs of an item; each blank is a field together with what is written before it. */
function renderFields(
  inlines: readonly Inline[],
  components: MarkdownComponents,
): readonly ReactNode[] {
  const ends = inlines.flatMap(({ kind }, index) => (kind === 'blank' ? [index + 1] : []));
  const fields = ends.map((end, key) => {
    const labelled = inlines.slice(ends[key - 1] ?? 0, end);
    const props = { key, 'data-field': '' };
    return create(components, 'span', props, renderInlines(labelled, components));
  });
  return [...fields, ...renderInlines(inlines.slice(ends.at(-1) ?? 0), components)];
}

function renderTable(
  { alignments, head, rows }: TableBlock,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const renderRow = (name: 'th' | 'td', row: TableBlock['head'], index = 0) => {
    const cells = row.map((inlines, column) => {
      const props = { key: column, 'data-align': alignments[column] ?? undefined };
      return create(components, name, props, renderInlines(inlines, components));
    });
    return create(components, 'tr', { key: index }, cells);
  };
  const body = rows.map((row, index) => renderRow('td', row, index));
  return create(
    components,
    'table',
    { key },
    create(components, 'thead', {}, renderRow('th', head)),
    body.length > 0 && create(components, 'tbody', {}, body),
  );
}

const renderInlines = (
  inlines: readonly Inline[],
  components: MarkdownComponents,
): readonly ReactNode[] => inlines.map((inline, key) => renderInline(inline, key, components));

function renderInline(inline: Inline, key: number, components: MarkdownComponents): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return create(components, 'code', { key }, inline.text);
    case 'strong':
      return create(components, 'strong', { key }, renderInlines(inline.inlines, components));
    case 'emphasis':
      return create(components, 'em', { key }, renderInlines(inline.inlines, components));
    case 'link': {
      const { href, inlines } = inline;
      return create(components, 'a', { key, href }, renderInlines(inlines, components));
    }
    case 'blank': {
      // The number alone, so that a row can share out its width among its blanks.
      const props = { key, 'data-blank': inline.text.length };
      return create(components, 'span', props, inline.text);
    }
    default:
      return inline satisfies never;
  }
}
