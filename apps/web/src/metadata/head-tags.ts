import { cardSize } from './card.ts';
import type { GraphNode } from '../page.ts';
import type { PageDescription } from './describe.ts';
import { escape } from './escape.ts';
import { feedPath } from './feeds.ts';
import { markdownPath } from './markdown-version.ts';

const property = (name: string, content: string | number) =>
  `<meta property="og:${name}" content="${escape(String(content))}">`;

/** A graph as JSON-LD, escaped so that no value can end its element. */
function jsonLd(nodes: readonly GraphNode[]): string {
  const [first, ...others] = nodes;
  const content = others.length > 0 ? { '@graph': nodes } : first;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The tags in a document's head for search engines and link previews, as HTML. */
export function headTags(page: PageDescription): string {
  const { path, head, address, isArticle, card, image, graph, markdown } = page;
  const noindex = '<meta name="robots" content="noindex">';
  if (address === undefined) return noindex;
  const links = [
    `<link rel="canonical" href="${escape(address)}">`,
    `<link rel="alternate" href="${feedPath}" type="application/rss+xml">`,
    ...(markdown === undefined
      ? []
      : [`<link rel="alternate" href="${markdownPath(path)}" type="text/markdown">`]),
  ];
  const tags = [
    property('type', isArticle ? 'article' : 'website'),
    property('site_name', card.site),
    property('title', head.title),
    property('description', head.description),
    property('url', address),
    property('image', image),
    property('image:width', cardSize.width),
    property('image:height', cardSize.height),
    property('image:alt', card.title),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  const data = `<script type="application/ld+json">${jsonLd(graph)}</script>`;
  return [...(head.noindex ? [noindex] : []), ...tags, ...links, data].join('\n');
}
