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
export { isSafeAddress } from './is-safe-address.ts';
export { parseBlocks } from './parse-blocks.ts';
export { parseInlines } from './parse-inlines.ts';
export { plainText } from './plain-text.ts';
