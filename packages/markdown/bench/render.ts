import { articles } from './documents.ts';
import { compare } from './measure.ts';

// React picks its build when it is first loaded, and the development one is several times slower.
process.env.NODE_ENV = 'production';
const { Fragment, createElement } = await import('react');
const { renderToStaticMarkup, renderToString } = await import('react-dom/server');
const { Markdown, parseBlocks, renderToHtml } = await import('../src/index.ts');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function splitAndEscape(source: string): string {
  return source
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}</p>`)
    .join('');
}

function reactLines(source: string): string {
  const lines = source.split('\n').map((line, key) => createElement('p', { key }, line));
  return renderToString(createElement(Fragment, null, lines));
}

compare(
  'Line renderer',
  {
    'split lines and escape': splitAndEscape,
    renderToHtml,
    'parseBlocks, no output': (source) => `${parseBlocks(source).length}`,
    'React renderToString of the same lines': reactLines,
    'React renderToStaticMarkup of <Markdown>': (source) =>
      renderToStaticMarkup(createElement(Markdown, { source })),
  },
  articles(64, 5_000),
);
