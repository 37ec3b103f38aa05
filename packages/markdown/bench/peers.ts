import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { Markdown } from '../src/Markdown.ts';
import { renderToHtml } from '../src/render-to-html.ts';

/** Makes HTML of a source. */
export type Render = (source: string) => string;

const markdownIt = new MarkdownIt();

/** Our two renderers. */
export const ours = {
  renderToHtml,
  'React <Markdown>': (source: string) => renderToStaticMarkup(createElement(Markdown, { source })),
} satisfies Record<string, Render>;

/** What others use, each as it comes. They read all of CommonMark, which is a larger grammar than ours. */
export const peers: Readonly<Record<string, Render>> = {
  marked: (source) => marked.parse(source, { async: false }),
  'markdown-it': (source) => markdownIt.render(source),
  micromark: (source) => micromark(source),
  'react-markdown': (source) => renderToStaticMarkup(createElement(ReactMarkdown, null, source)),
};
