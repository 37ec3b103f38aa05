import { expect, it } from 'vitest';
import * as index from './index.ts';

it('publishes these names and no other', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'Markdown',
    'headings',
    'parseBlocks',
    'plainText',
    'renderToHtml',
  ]);
});
