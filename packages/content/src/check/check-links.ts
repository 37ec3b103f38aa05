import { isSafeAddress } from '@cornerbell/markdown/parse';
import type { Finding } from '../load/finding.ts';
import type { Prose } from '../load/prose.ts';
import { checkAddress, type Addresses, type LinkPlace } from './addresses.ts';

/** What the Markdown renderer makes a link of, if its address is safe. */
const link = /\[ *[^[\]\s][^[\]\n]*\]\(([^()[\]\n]*)\)/g;

/** Finds every link of a text that leads nowhere. */
export function checkLinks(prose: Prose, place: LinkPlace, addresses: Addresses): Finding[] {
  return [...prose.text.matchAll(link)]
    .filter(([, address = '']) => isSafeAddress(address))
    .flatMap(({ 0: whole, 1: address = '', index }) => {
      const start = index + whole.length - address.length - ')'.length;
      return checkAddress(prose, start, address, place, addresses) ?? [];
    });
}
