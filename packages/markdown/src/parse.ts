// What reads a source without React, for checks and builds.
export type {
  Block,
  HeadingBlock,
  ImageBlock,
  Inline,
  ListBlock,
  ListItem,
  MarkdownFeatures,
  TextBlock,
} from './block.ts';
export { headings, plainText, type HeadingEntry } from './extract.ts';
export { parseBlocks } from './parse-blocks.ts';
export { isSafeAddress, parseInlines } from './parse-inlines.ts';
