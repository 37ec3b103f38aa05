import type { Block, Inline, ListItem, MarkdownFeatures } from './block.ts';
import { escapeHtml } from './escape-html.ts';
import { parseBlocks } from './parse-blocks.ts';

/**
 * Renders a source to an HTML string: character for character what React's `renderToStaticMarkup`
 * makes of `<Markdown>` with the same source, features and no components, and it hydrates as such.
 * The string is safe to insert: each element in it comes from a line rule, all else is escaped.
 *
 * @example
 * renderToHtml('**Bell rings at 6.**\n- Wraps & gloves');
 * // => '<p><strong>Bell rings at 6.</strong></p><ul><li>Wraps &amp; gloves</li></ul>'
 */
export function renderToHtml(source: string, features: MarkdownFeatures = {}): string {
  return parseBlocks(source, features).map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${block.id}">${inlineHtml(block.inlines)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.inlines)}</p>`;
    case 'strong':
      return `<p><strong>${inlineHtml(block.inlines)}</strong></p>`;
    case 'emphasis':
      return `<p><em>${inlineHtml(block.inlines)}</em></p>`;
    case 'list': {
      const isChecklist = block.items.some(({ checked }) => checked !== null);
      const items = block.items.map(itemHtml).join('');
      return `<ul${isChecklist ? ' data-checklist=""' : ''}>${items}</ul>`;
    }
    default:
      return block satisfies never;
  }
}

function itemHtml({ checked, inlines }: ListItem): string {
  if (checked === null) return `<li>${inlineHtml(inlines)}</li>`;
  const box = `<input type="checkbox" disabled=""${checked ? ' checked=""' : ''}/>`;
  return `<li><label>${box}<span>${inlineHtml(inlines)}</span></label></li>`;
}

function inlineHtml(inlines: readonly Inline[]): string {
  let html = '';
  for (const inline of inlines) {
    const text = escapeHtml(inline.text);
    switch (inline.kind) {
      case 'link':
        html += `<a href="${escapeHtml(inline.href)}">${text}</a>`;
        break;
      case 'blank':
        html += `<span data-blank="${text.length}">${text}</span>`;
        break;
      case 'text':
        html += text;
        break;
      default:
        inline satisfies never;
    }
  }
  return html;
}
