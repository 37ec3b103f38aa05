import {
  categoryLabel,
  guideAddress,
  guideTypeLabel,
  pagePaths,
  postAddress,
  type Guide,
  type Post,
} from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';
import { Markdown, type MarkdownFeatures } from '@cornerbell/markdown';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuildContext } from '../page.ts';
import { withAbsoluteLinks } from './absolute.ts';
import { atomFeed, jsonFeed, rssFeed, type FeedItem, type FeedSource } from './feeds.ts';
import { permanentId } from './permanent-id.ts';
import { writeSitemap, type SitemapEntry } from './sitemap.ts';
import { markdownPath, withoutPictures } from './markdown-version.ts';

/** How many of the newest items the feeds and `llms.txt` have at most. */
const maxItems = 50;

function htmlOf(source: string, features: MarkdownFeatures = {}): string {
  return renderToStaticMarkup(
    createElement(Markdown, { source: withoutPictures(source), features }),
  );
}

function postItem(origin: string, post: Post): FeedItem {
  const path = postAddress(post);
  return {
    id: permanentId('post', post.id),
    url: origin + path,
    title: post.title,
    summary: post.excerpt,
    html: withAbsoluteLinks(htmlOf(post.content), origin, path),
    published: post.publishedDate,
    updated: post.updatedDate ?? post.publishedDate,
    author: post.author.name,
    tags: [categoryLabel(post.category), ...post.tags],
  };
}

function guideItem(origin: string, guide: Guide, author: string): FeedItem {
  const path = guideAddress(guide);
  return {
    id: permanentId('guide', guide.id),
    url: origin + path,
    title: guide.title,
    summary: guide.description,
    html: withAbsoluteLinks(htmlOf(guide.content, { checkboxes: true }), origin, path),
    published: guide.publishedDate,
    updated: guide.updatedDate ?? guide.publishedDate,
    author,
    tags: [guideTypeLabel(guide.type)],
  };
}

/** The newest listed posts and guides. Posts come before guides of the same day, each in the library's order. */
function feedOf({ library, origin }: BuildContext): FeedSource {
  const { company, resources } = library.site;
  const posts = library.posts.slice(0, maxItems);
  const guides = library.guides.slice(0, maxItems);
  const items = [
    ...posts.map((post) => ({ date: post.publishedDate, make: () => postItem(origin, post) })),
    ...guides.map((guide) => ({
      date: guide.publishedDate,
      make: () => guideItem(origin, guide, company.name),
    })),
  ];
  return {
    id: permanentId('feed', 'resources'),
    origin,
    title: company.name,
    description: resources.head.description,
    home: `${origin}${pagePaths.resources}`,
    items: items
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .slice(0, maxItems)
      .map(({ make }) => make()),
  };
}

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /functions/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** `pricing.json`: the plans and prices of the pricing page as data. */
function pricingFile({ company, plans: { plans }, pricing }: Site, origin: string): string {
  const file = {
    product: company.name,
    page: `${origin}${pagePaths.pricing}`,
    currency: 'USD',
    period: pricing.prices.period,
    moneyBackDays: pricing.rules.guarantee.days,
    plans: plans.map(({ id, name, description, price, memberLimit, popular, badge, features }) => ({
      id,
      name,
      description,
      url: `${origin}${pagePaths.pricing}#${id}`,
      foundingPrice: price.kind === 'monthly' ? price.founding : null,
      regularPrice: price.kind === 'monthly' ? price.regular : null,
      memberLimit,
      popular,
      ...(badge !== undefined && { badge }),
      features,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const pageNames = Object.keys(pagePaths) as (keyof typeof pagePaths)[];

/** `llms.txt`: an index of the site in Markdown, for language models. */
function llms({ library, origin }: BuildContext): string {
  const line = (title: string, path: string, text: string) =>
    `- [${title}](${origin}${path}): ${text}`;
  const { posts, guides, legal, site } = library;
  const { company, pilotProgram } = site;
  const newest = (count: number) =>
    count > maxItems ? ` (the newest ${maxItems} of ${count})` : '';
  return [
    `# ${company.name}`,
    `> ${company.description} ${company.status}: up to ${pilotProgram.places.count} founding gyms.`,
    `Prices as data: ${origin}/pricing.json. Every post, guide, legal text, the comparison and the pages on switching have a Markdown version at their address with ".md". All addresses: ${origin}/sitemap.xml. Feeds with full texts: ${origin}/rss.xml, ${origin}/atom.xml, ${origin}/feed.json.`,
    '## Pages',
    [
      ...pageNames.map((name) => ({ path: pagePaths[name], ...site[name].head })),
      ...site.switchFrom.sources.map(({ id, page }) => ({
        path: `${pagePaths.switch}/${id}`,
        ...page.head,
      })),
      ...Object.entries(site.pages).map(([name, { head }]) => ({ path: `/${name}`, ...head })),
    ]
      .map(({ path, title, description }) =>
        line(title.replace(` | ${company.name}`, ''), path, description),
      )
      .join('\n'),
    `## Guides${newest(guides.length)}`,
    guides
      .slice(0, maxItems)
      .map((guide) => line(guide.title, markdownPath(guideAddress(guide)), guide.description))
      .join('\n'),
    `## Posts${newest(posts.length)}`,
    posts
      .slice(0, maxItems)
      .map((post) => line(post.title, markdownPath(postAddress(post)), post.excerpt))
      .join('\n'),
    '## Legal',
    legal
      .map(({ title, slug, description }) => line(title, markdownPath(`/${slug}`), description))
      .join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** `security.txt` (RFC 9116): the contact for security reports, valid for a year after the build. */
function securityTxt({ origin, asOf }: BuildContext): string {
  const expires = new Date(asOf.getTime() + 365 * 24 * 3600 * 1000).toISOString();
  return [
    `Contact: ${origin}${pagePaths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The site-wide files for machines, by address. */
export async function metadataFiles(
  context: BuildContext,
  entries: readonly SitemapEntry[],
): Promise<Record<string, string>> {
  const { origin } = context;
  const feed = feedOf(context);
  return {
    '/sitemap.xml': await writeSitemap(origin, entries),
    '/robots.txt': robots(origin),
    '/.well-known/security.txt': securityTxt(context),
    '/rss.xml': rssFeed(feed),
    '/atom.xml': atomFeed(feed),
    '/feed.json': jsonFeed(feed),
    '/llms.txt': llms(context),
    '/pricing.json': pricingFile(context.library.site, origin),
  };
}
