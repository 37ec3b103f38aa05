import { cardSize } from './card.ts';
import { pagePaths } from '@cornerbell/content';
import type { PageDescription } from './describe.ts';
import { escape } from './escape.ts';
import { feedLinks } from './feeds.ts';
import { writeGraph } from './graph.ts';
import { markdownPath } from './markdown-version.ts';

const [rssLink] = feedLinks;

const feedTag = ({ path, type }: (typeof feedLinks)[number]) =>
  `<link rel="alternate" href="${path}" type="${type}">`;

const property = (name: string, content: string | number) =>
  `<meta property="og:${name}" content="${escape(String(content))}">`;

/** The tags in a document's head for search engines and link previews, as HTML. */
export function headTags(page: PageDescription): string {
  const { path, head, address, isIndexed, isArticle, card, image, graph, markdown } = page;
  // An unlisted page has the tag already, from `head.noindex`.
  const robots = isIndexed || head.noindex ? [] : ['<meta name="robots" content="noindex">'];
  if (address === undefined) return robots.join('\n');
  const links = [
    `<link rel="canonical" href="${escape(address)}">`,
    ...(path.startsWith(pagePaths.resources) ? feedLinks : [rssLink]).map(feedTag),
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
  const data = `<script type="application/ld+json">${writeGraph(graph)}</script>`;
  return [...robots, ...tags, ...links, data].join('\n');
}
