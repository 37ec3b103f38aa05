import {
  categoryLabel,
  guideAddress,
  guideTypeLabel,
  isPost,
  pagePaths,
  postAddress,
  type Guide,
  type Post,
} from '@cornerbell/content';
import { Markdown, type MarkdownFeatures } from '@cornerbell/markdown';
import { Feed, type Item } from 'feed';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { v5 } from 'uuid';
import type { BuildContext } from '../page.ts';
import { fitForXml } from './escape.ts';
import { withAbsoluteLinks, withoutPictures } from './markdown-version.ts';

/** The address of the feed. */
export const feedPath = '/rss.xml';

/** How many of the newest items the feed and `llms.txt` have at most. */
export const maxItems = 50;

/** The namespace of our ids. Must never change, or feed readers would show every item again. */
const namespace = 'b7a9c7c4-6c1f-4d0e-9d7a-5c0b2f6a1e93';

/** A permanent id. It depends only on the item's id, not on its title, address or domain. */
const permanentId = (kind: 'post' | 'guide' | 'feed', id: string) =>
  `urn:uuid:${v5(`${kind}/${id}`, namespace)}`;

/** Noon UTC of a day, because feeds need a time, and noon is the same day nearly everywhere. */
const moment = (day: string) => new Date(`${day}T12:00:00Z`);

/** The full text as HTML with absolute links. */
function htmlOf(content: string, features: MarkdownFeatures, origin: string, path: string): string {
  const source = withoutPictures(content);
  const html = renderToStaticMarkup(createElement(Markdown, { source, features }));
  return fitForXml(withAbsoluteLinks(html, origin, path));
}

/** What a post and a guide each say of themselves; a guide is written by the company. */
const partsOf = (item: Post | Guide, company: string) =>
  isPost(item)
    ? ({
        kind: 'post',
        path: postAddress(item),
        description: item.excerpt,
        features: {},
        names: [categoryLabel(item.category), ...item.tags],
        author: item.author.name,
      } as const)
    : ({
        kind: 'guide',
        path: guideAddress(item),
        description: item.description,
        features: { checkboxes: true },
        names: [guideTypeLabel(item.type)],
        author: company,
      } as const);

function feedItem(item: Post | Guide, { library, origin }: BuildContext): Item {
  const { company } = library.site;
  const { kind, path, description, features, names, author } = partsOf(item, company.name);
  const { publishedDate, updatedDate = publishedDate } = item;
  return {
    id: permanentId(kind, item.id),
    link: origin + path,
    title: fitForXml(item.title),
    description: fitForXml(description),
    content: htmlOf(item.content, features, origin, path),
    category: names.map((name) => ({ name, term: name })),
    // `author` must be an email address in RSS, `dc:creator` is a name.
    extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    date: moment(updatedDate),
    published: moment(publishedDate),
  };
}

/** The newest listed posts and guides; within a day, posts first, in the library's order. */
function itemsOf(context: BuildContext): Item[] {
  const { posts, guides } = context.library;
  return [...posts.slice(0, maxItems), ...guides.slice(0, maxItems)]
    .toSorted((a, b) => b.publishedDate.localeCompare(a.publishedDate))
    .slice(0, maxItems)
    .map((item) => feedItem(item, context));
}

/** The RSS feed with the full text of the newest posts and guides. */
export function rssFeed(context: BuildContext): string {
  const { library, origin } = context;
  const { company, resources } = library.site;
  const items = itemsOf(context);
  const feed = new Feed({
    id: permanentId('feed', 'resources'),
    title: company.name,
    description: resources.head.description,
    link: `${origin}${pagePaths.resources}`,
    language: 'en',
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    generator: false,
    feedLinks: { rss: origin + feedPath },
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}
