// What reads a source without React, for checks and builds.
export type {
  Block,
  HeadingBlock,
  Inline,
  ListBlock,
  ListItem,
  MarkdownFeatures,
  TextBlock,
} from './block.ts';
export { headings, type HeadingEntry } from './headings.ts';
export { isSafeAddress } from './isSafeAddress.ts';
export { parseBlocks } from './parseBlocks.ts';
export { parseInlines } from './parseInlines.ts';
export { plainText } from './plainText.ts';
