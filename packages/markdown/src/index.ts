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
export { parseBlocks } from './parse-blocks.ts';
export { plainText } from './plain-text.ts';
export { renderToHtml } from './render-to-html.ts';
