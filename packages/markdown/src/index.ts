export type { MarkdownFeatures } from './block.ts';
export { Markdown } from './Markdown.ts';
export type { MarkdownComponents, MarkdownProps } from './Markdown.ts';
