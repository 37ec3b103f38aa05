import { createElement } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import type { Block, Inline, ListBlock, ListItem, MarkdownFeatures, TableBlock } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';

/** The name of an element that a source can become; no other is ever made. */
export type MarkdownElement =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'p'
  | 'strong'
  | 'em'
  | 'code'
  | 'a'
  | 'ul'
  | 'ol'
  | 'li'
  | 'label'
  | 'input'
  | 'span'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'img';

/** What an element always has, so that a component may count on it. */
interface CertainProps {
  readonly a: { readonly href: string };
  /** `src` is the path or name of the picture as it was written, `title` its caption. */
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

// Plain calls in place of JSX, so that Node runs this file as it stands.
function renderBlock(block: Block, key: number, components: MarkdownComponents): ReactElement {
  const { p = 'p', blockquote = 'blockquote' } = components;
  switch (block.kind) {
    case 'heading': {
      const name = `h${block.level}` as const;
      const props = { key, id: block.id };
      return createElement(
        components[name] ?? name,
        props,
        renderInlines(block.inlines, components),
      );
    }
    case 'paragraph':
      return createElement(p, { key }, renderInlines(block.inlines, components));
    case 'strong':
    case 'emphasis': {
      const { kind, inlines } = block;
      const marked = renderInline({ kind, inlines }, 0, components);
      return createElement(p, dataProps(key, 'line', kind), marked);
    }
    case 'list':
      return renderList(block, key, components);
    case 'quote': {
      const lines = block.lines.map((line, index) =>
        createElement(p, { key: index }, renderInlines(line, components)),
      );
      return createElement(blockquote, { key }, lines);
    }
    case 'table':
      return renderTable(block, key, components);
    case 'image': {
      const { src, alt, caption } = block;
      if (components.img === undefined && !src.startsWith('/'))
        return createElement(p, { key }, alt);
      const title = caption ?? undefined;
      const props = { key, src, alt, title, loading: 'lazy' } as const;
      return createElement(components.img ?? 'img', props);
    }
    default:
      return block satisfies never;
  }
}

/** React's types know `data-` attributes in JSX only. */
const dataProps = (key: number, name: string, value: string | number | null) => ({
  key,
  ...(value !== null && { [`data-${name}`]: value }),
});

function renderList(
  { start, items }: ListBlock,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const { ul = 'ul', ol = 'ol' } = components;
  const isChecklist = items.some(({ checked }) => checked !== null);
  const props = dataProps(key, 'checklist', isChecklist ? '' : null);
  const children = items.map((item, index) => renderItem(item, index, components));
  if (start === null) return createElement(ul, props, children);
  return createElement(ol, { ...props, ...(start !== 1 && { start }) }, children);
}

function renderItem(
  { checked, inlines, list }: ListItem,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const { li = 'li', label = 'label', input = 'input', span = 'span' } = components;
  const text = renderFields(inlines, components);
  const below = list && renderList(list, 0, components);
  if (checked === null) return createElement(li, { key }, text, below);
  const box = createElement(input, { type: 'checkbox', disabled: true, checked });
  const named = createElement(label, null, box, createElement(span, null, text));
  return createElement(li, { key }, named, below);
}

/** Renders the runs of an item; each blank is a field together with what is written before it. */
function renderFields(
  inlines: readonly Inline[],
  components: MarkdownComponents,
): readonly ReactNode[] {
  const { span = 'span' } = components;
  const ends = inlines.flatMap(({ kind }, index) => (kind === 'blank' ? [index + 1] : []));
  const fields = ends.map((end, key) =>
    createElement(
      span,
      dataProps(key, 'field', ''),
      renderInlines(inlines.slice(ends[key - 1] ?? 0, end), components),
    ),
  );
  return [...fields, ...renderInlines(inlines.slice(ends.at(-1) ?? 0), components)];
}

function renderTable(
  { alignments, head, rows }: TableBlock,
  key: number,
  components: MarkdownComponents,
): ReactElement {
  const { table = 'table', thead = 'thead', tbody = 'tbody', tr = 'tr' } = components;
  const { th = 'th', td = 'td' } = components;
  const renderRow = (cells: TableBlock['head'], cell: typeof th | typeof td, index: number) =>
    createElement(
      tr,
      { key: index },
      cells.map((inlines, column) =>
        createElement(
          cell,
          dataProps(column, 'align', alignments[column] ?? null),
          renderInlines(inlines, components),
        ),
      ),
    );
  return createElement(
    table,
    { key },
    createElement(thead, null, renderRow(head, th, 0)),
    rows.length > 0 &&
      createElement(
        tbody,
        null,
        rows.map((row, index) => renderRow(row, td, index)),
      ),
  );
}

const renderInlines = (
  inlines: readonly Inline[],
  components: MarkdownComponents,
): readonly ReactNode[] => inlines.map((inline, key) => renderInline(inline, key, components));

function renderInline(inline: Inline, key: number, components: MarkdownComponents): ReactNode {
  const { a = 'a', strong = 'strong', em = 'em', code = 'code', span = 'span' } = components;
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return createElement(code, { key }, inline.text);
    case 'strong':
      return createElement(strong, { key }, renderInlines(inline.inlines, components));
    case 'emphasis':
      return createElement(em, { key }, renderInlines(inline.inlines, components));
    case 'link': {
      const { href, inlines } = inline;
      return createElement(a, { key, href }, renderInlines(inlines, components));
    }
    case 'blank':
      // The number alone, so that a row can share out its width among its blanks.
      return createElement(span, dataProps(key, 'blank', inline.text.length), inline.text);
    default:
      return inline satisfies never;
  }
}
