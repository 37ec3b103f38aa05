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
export { Markdown } from './Markdown.ts';
export type { MarkdownComponents, MarkdownElement, MarkdownProps } from './Markdown.ts';
export { parseBlocks } from './parse-blocks.ts';
