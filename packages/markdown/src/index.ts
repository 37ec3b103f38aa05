export type {
  Block,
  HeadingBlock,
  Inline,
  ListBlock,
  ListItem,
  MarkdownFeatures,
  TextBlock,
} from './block.ts';
export { headings } from './headings.ts';
export type { HeadingEntry } from './headings.ts';
export { Markdown } from './Markdown.ts';
export type { MarkdownComponents, MarkdownElement, MarkdownProps } from './Markdown.ts';
export { parseBlocks } from './parseBlocks.ts';
export { plainText } from './plainText.ts';
export { renderToHtml } from './renderToHtml.ts';
