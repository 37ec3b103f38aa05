import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** The tags as written, in order; React escapes every other `<`. */
const writtenTags = (html: string): readonly string[] =>
  [...html.matchAll(/<(\/?[a-zA-Z][\w-]*)/g)].map(([, tag = '']) => tag.toLowerCase());

/** The tags after parsing, in the same form. */
const parsedTags = (element: Element): readonly string[] => {
  const name = element.localName.toLowerCase();
  const content = element instanceof HTMLTemplateElement ? element.content : element;
  const inside = [...content.children].flatMap(parsedTags);
  return voidElements.has(name) ? [name] : [name, ...inside, `/${name}`];
};

/**
 * Asserts that the HTML parser does not change the server's markup (no `div` in a `p`, no link in a link)
 * and that every id is unique; returns the markup.
 */
export function expectValidMarkup(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  const template = document.createElement('template');
  template.innerHTML = html;

  const written = writtenTags(html).join(' ');
  const parsed = [...template.content.children].flatMap(parsedTags).join(' ');
  if (written !== parsed) {
    throw new Error(
      `Expected markup that the HTML parser keeps as written.\nwritten: ${written}\nparsed:  ${parsed}\n${html}`,
    );
  }

  const ids = [...template.content.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) {
    throw new Error(`Expected every id once, received twice: ${repeated.join(', ')}.\n${html}`);
  }
  return html;
}
