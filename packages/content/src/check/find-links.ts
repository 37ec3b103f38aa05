import { parseInlines } from '@cornerbell/markdown/parse';

/** A link in a text. */
export interface TextLink {
  readonly index: number;
  readonly length: number;
  readonly label: string;
  readonly address: string;
  /** The index of its address. */
  readonly addressIndex: number;
}

const attempt = /(?<!!)\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)?/g;

/**
 * The links of a text, as the Markdown renderer reads them.
 *
 * @example
 * findLinks('[a](/b) and [c](d)').map(({ address }) => address) // => ['/b']
 */
export function findLinks(text: string): TextLink[] {
  if (!text.includes('](')) return [];
  const links: TextLink[] = [];
  let end = 0;
  // A link cannot span lines.
  for (const line of text.split('\n')) {
    for (const inline of parseInlines(line)) {
      const index = end;
      end += inline.text.length;
      if (inline.kind !== 'link') continue;
      const { text: label, href: address } = inline;
      const addressIndex = end + '[]('.length;
      end = addressIndex + address.length + ')'.length;
      links.push({ index, length: end - index, label, address, addressIndex });
    }
    end += '\n'.length;
  }
  return links;
}

/**
 * Text that looks like a link but would be printed literally.
 *
 * @example
 * findBrokenLinks('[a](/b) and [c](d)').map(({ address }) => address) // => ['d']
 */
export function findBrokenLinks(text: string): TextLink[] {
  if (!text.includes('](')) return [];
  const isLink = new Set(findLinks(text).map(({ index }) => index));
  return [...text.matchAll(attempt)].map(toLink).filter(({ index }) => !isLink.has(index));
}

function toLink(match: RegExpExecArray): TextLink {
  const [whole, label = '', address = ''] = match;
  const { index } = match;
  return { index, length: whole.length, label, address, addressIndex: index + label.length + 3 };
}
