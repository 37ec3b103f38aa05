import { expect, test } from 'vitest';
import { articles } from '../bench/documents.ts';
import { ours, peers, type Render } from '../bench/peers.ts';
import { plainHtml, wholeBlocks } from '../bench/shared-grammar.ts';
import { renderToHtml } from './render-to-html.ts';

const documents = articles(8, 5_000).map(wholeBlocks);

test.each<[name: string, render: Render]>(Object.entries({ ...ours, ...peers }))(
  '%s gives the same HTML on the grammar that all share',
  (_name, render) => {
    for (const source of documents) {
      expect(plainHtml(render(source))).toBe(plainHtml(renderToHtml(source)));
    }
  },
);

test('what differs is not smoothed away', () => {
  expect(plainHtml('<p>a</p>\n<p>b</p>')).toBe('<p>a</p><p>b</p>');
  expect(plainHtml('<p>a b</p>')).not.toBe(plainHtml('<p>ab</p>'));
  expect(plainHtml('<ul><li>a</li></ul>')).not.toBe(plainHtml('<p>- a</p>'));
});
