// `pnpm bench:markdown`: first that all give the same HTML for the same documents, then how fast.
import { ok } from 'node:assert/strict';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { Markdown } from '../src/Markdown.ts';
import { renderToHtml } from '../src/render-to-html.ts';
import { articles } from './documents.ts';
import { compare } from './measure.ts';

const markdownIt = new MarkdownIt();

// The others read all of CommonMark, which is a larger grammar than ours.
const renderers: Readonly<Record<string, (source: string) => string>> = {
  renderToHtml,
  'React <Markdown>': (source) => renderToStaticMarkup(createElement(Markdown, { source })),
  marked: (source) => marked.parse(source, { async: false }),
  'markdown-it': (source) => markdownIt.render(source),
  micromark: (source) => micromark(source),
  'react-markdown': (source) => renderToStaticMarkup(createElement(ReactMarkdown, null, source)),
};

/** Takes out what renderers write differently: ids of headings, space between elements, escaped quotation marks. */
const plainHtml = (html: string): string =>
  html
    .replaceAll(/<(h[1-3]) id="[^"]*">/g, '<$1>')
    .replaceAll(/>\s+</g, '><')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .trim();

// An article ends after its last whole block.
const documents = articles(64, 5_000).map((article) =>
  article.slice(0, article.lastIndexOf('\n\n')),
);
for (const [name, render] of Object.entries(renderers)) {
  for (const source of documents) {
    const isSame = plainHtml(render(source)) === plainHtml(renderToHtml(source));
    ok(isSame, `${name} gives other HTML for:\n${source}`);
  }
}
process.stdout.write(`${Object.keys(renderers).join(', ')}: the same HTML for each document.\n\n`);
compare('Markdown renderer, beside others', renderers, documents);
