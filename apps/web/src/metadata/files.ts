import { guideAddress, pagePaths, postAddress } from '@cornerbell/content';
import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import type { BuildContext } from '../page.ts';
import { escapeMarkdown } from './escape.ts';
import { feedPath, maxItems, rssFeed } from './feeds.ts';
import { markdownPath } from './markdown-version.ts';

/** A page of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its content last changed, `YYYY-MM-DD`, if the content has a date. */
  readonly modified?: string | undefined;
}

/** `sitemap.xml`, which may list up to 50,000 pages. */
async function sitemap(origin: string, entries: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const items = entries.map(({ path, modified }) => ({ url: path, lastmod: modified }));
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /functions/\n\nSitemap: ${origin}/sitemap.xml\n`;

const pageNames = Object.keys(pagePaths) as (keyof typeof pagePaths)[];

const newest = (count: number) => (count > maxItems ? ` (the newest ${maxItems} of ${count})` : '');

/** `llms.txt`: an index of the site in Markdown, for language models. */
function llms({ library, origin }: BuildContext): string {
  const line = (title: string, path: string, text: string) =>
    `- [${escapeMarkdown(title)}](${origin}${path}): ${escapeMarkdown(text)}`;
  const { posts, guides, legal, site } = library;
  const { company, pilotProgram } = site;
  return [
    `# ${company.name}`,
    `> ${escapeMarkdown(company.description)} ${company.status}: up to ${pilotProgram.places.count} founding gyms.`,
    `Every post, guide, legal text, the comparison and the pages on switching have a Markdown version at their address with ".md". All addresses: ${origin}/sitemap.xml. A feed with full texts: ${origin}${feedPath}.`,
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
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * `security.txt` (RFC 9116): the contact for security reports, valid for a year from the month of
 * the build, so that a release on another day is the same unless something has appeared.
 */
function securityTxt({ origin, asOf }: BuildContext): string {
  const expires = new Date(Date.UTC(asOf.getUTCFullYear() + 1, asOf.getUTCMonth())).toISOString();
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
  return {
    '/sitemap.xml': await sitemap(origin, entries),
    '/robots.txt': robots(origin),
    '/.well-known/security.txt': securityTxt(context),
    [feedPath]: rssFeed(context),
    '/llms.txt': llms(context),
  };
}
