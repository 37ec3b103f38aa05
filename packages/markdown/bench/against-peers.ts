// Checks that both give the same HTML for the same articles, then measures how fast they are.
import { ok } from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report } from '../../../bench/figures.ts';
import { Markdown } from '../src/Markdown.ts';

// react-markdown reads all of CommonMark, which is a larger grammar than ours.
const renderers: Readonly<Record<string, (source: string) => string>> = {
  '<Markdown>': (source) => renderToStaticMarkup(createElement(Markdown, { source })),
  'react-markdown': (source) => renderToStaticMarkup(createElement(ReactMarkdown, null, source)),
};

/** Takes out what the two write differently: ids of headings and line breaks between elements. */
const plainHtml = (html: string): string => html.replaceAll(/ id="[^"]*"|(?<=>)\s+|\s+$/g, '');

const sentence =
  'Flag every member with no attendance in over 10 days, then call "the quiet ones" first: the [ten-day rule](/resources/blog/ten-days-quiet) explains the routine.';

/** An article of about 5 kB, with links, quotes and long lines about as frequent as on the site. */
const article = (number: number): string =>
  Array.from({ length: 4 }, (_, round) =>
    [
      `## Round ${number + round}: what to write down`,
      `${sentence} ${sentence} Coaches and front desk read the same list.`,
      Array.from({ length: 3 }, () => `- ${sentence}`).join('\n'),
      `**${sentence}**`,
      `*${sentence}*`,
    ].join('\n\n'),
  ).join('\n\n');

const articles = Array.from({ length: 64 }, (_, number) => article(number));
for (const source of articles) {
  const [ours, theirs] = Object.values(renderers).map((render) => plainHtml(render(source)));
  ok(ours === theirs, `The two give other HTML for:\n${source}`);
}

/** Returns the MB/s of the fastest of 15 rounds. */
function speedOf(render: (source: string) => string): number {
  const bytes = articles.reduce((sum, source) => sum + Buffer.byteLength(source), 0);
  const rounds = Array.from({ length: 15 }, () => {
    const start = process.cpuUsage();
    for (const source of articles) ok(render(source) !== '');
    const { user, system } = process.cpuUsage(start);
    return bytes / (user + system);
  });
  return Math.max(...rounds);
}

report(
  'Markdown renderer, beside others',
  `${articles.length} articles of 5 kB; the best of 15 rounds, in processor time.`,
  Object.entries(renderers).map(([renderer, render]) => ({
    renderer,
    'MB/s': Number(speedOf(render).toPrecision(3)),
  })),
);
