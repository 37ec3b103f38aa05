import { expect, it } from 'vitest';
import { findBrokenLinks, findLinks } from './find-links.ts';

it.each<[text: string, links: string[], broken: string[]]>([
  ['[a](/b) and [c](d)', ['/b'], ['d']],
  ['[a](/b)\n[c](https://d.example)', ['/b', 'https://d.example'], []],
  ['[a\nb](/c)', [], []],
  ['[a](/b\nc)', [], ['/b']],
  ['[](/b) ![a](/c)', ['/c'], ['/b']],
])('%j', (text, links, broken) => {
  expect(findLinks(text).map(({ address }) => address)).toEqual(links);
  expect(findBrokenLinks(text).map(({ address }) => address)).toEqual(broken);
  for (const { address, addressIndex } of findLinks(text)) {
    expect(text.slice(addressIndex).startsWith(`${address})`)).toBe(true);
  }
});
