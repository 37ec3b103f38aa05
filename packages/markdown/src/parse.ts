// What reads a source without React, for checks and builds.
export type {
  Alignment,
  Block,
  HeadingBlock,
  ImageBlock,
  Inline,
  ListBlock,
  ListItem,
  MarkdownFeatures,
  QuoteBlock,
  TableBlock,
  TextBlock,
} from './block.ts';
export { headings, plainText, type HeadingEntry } from './extract.ts';
export { parseBlocks } from './parse-blocks.ts';
export { isSafeAddress, parseInlines } from './parse-inlines.ts';
