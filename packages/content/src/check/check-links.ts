import { parseInlines } from '@cornerbell/markdown/parse';
import type { Finding } from '../load/finding.ts';
import type { Prose } from '../load/prose.ts';
import { checkAddress, type Addresses, type LinkPlace } from './addresses.ts';

/** A link in a text. */
export interface TextLink {
  readonly label: string;
  readonly address: string;
  /** The index of its address in the text. */
  readonly index: number;
}

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
  for (const line of text.split('\n')) {
    for (const inline of parseInlines(line)) {
      end += inline.text.length;
      if (inline.kind !== 'link') continue;
      const index = end + '[]('.length;
      links.push({ label: inline.text, address: inline.href, index });
      end = index + inline.href.length + ')'.length;
    }
    end += '\n'.length;
  }
  return links;
}

/** Finds every link of a text that leads nowhere. */
export function checkLinks(prose: Prose, place: LinkPlace, addresses: Addresses): Finding[] {
  return findLinks(prose.text).flatMap(
    ({ address, index }) => checkAddress(prose, index, address, place, addresses) ?? [],
  );
}
