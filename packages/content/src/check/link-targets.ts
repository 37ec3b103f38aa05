import { join } from 'node:path';
import { headings } from '@cornerbell/markdown/parse';
import { addressPrefixes } from '../addresses/item-addresses.ts';
import { listPathOf, pagePaths } from '../addresses/page-paths.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { articleKinds, baseName, isFile, markdownNames } from '../load/read-file.ts';
import type { Publishable } from '../query/published-at.ts';
import type { Site } from '../schema/site/index.ts';
import type { Addresses } from './addresses.ts';
import { downloadsOf, type Article } from './article.ts';

/** Where the links of a site may lead: its pages with their anchors, moved addresses, and files. */
export function linkTargets(
  folder: string,
  site: LoadedSite,
  articles: readonly Article[],
): Addresses {
  const pages = anchorsOfPages(site.files);
  // A file that can't be read has a page, too.
  for (const kind of articleKinds)
    for (const name of markdownNames(join(folder, kind)))
      pages.set(`${addressPrefixes[kind]}${baseName(name)}`, undefined);
  const items = new Map<string, Publishable>();
  for (const { address, content, fields } of articles) {
    pages.set(address, new Set(headings(content).map(({ id }) => id)));
    if (fields && 'publishedDate' in fields) items.set(address, fields);
  }
  // A former address leads to the page.
  for (const { address, fields } of articles) {
    if (!fields || !('aliases' in fields)) continue;
    for (const path of fields.aliases ?? []) {
      if (pages.has(path)) continue;
      pages.set(path, pages.get(address));
      items.set(path, fields);
    }
  }
  const { redirects = [], company } = site.files;
  const files = new Set([...madeFiles, ...articles.flatMap(filesOf)]);
  return {
    pages,
    items,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    ...(company !== undefined && { siteName: company.name }),
    hasFile: (path) => files.has(path) || isImage(folder, path),
  };
}

/** The files for machines that every site has. */
const madeFiles = ['/llms.txt', '/robots.txt', '/rss.xml', '/sitemap.xml'];

/** The files of an article: its Markdown version, its PDFs and what it offers to download. */
function filesOf(article: Article): string[] {
  const { kind, address } = article;
  return [
    `${address}.md`,
    ...(kind === 'guides' ? [`${address}-a4.pdf`, `${address}-letter.pdf`] : []),
    ...downloadsOf(article).map(({ value }) => `${addressPrefixes[kind]}${value}`),
  ];
}

/** Whether the site has a picture at a path. */
export const isImage = (folder: string, path: string): boolean =>
  path.startsWith('/images/') && !path.includes('..') && isFile(join(folder, path));

/** The anchors of every YAML page, by path. */
function anchorsOfPages(files: Partial<Site>): Map<string, ReadonlySet<string> | undefined> {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  const paths = [
    ...Object.values(pagePaths),
    ...Object.values(listPathOf),
    ...(files.switchFrom?.sources ?? []).map(({ id }) => `${pagePaths.switch}/${id}`),
    ...Object.keys(files.pages ?? {}).map((name) => `/${name}`),
  ];
  for (const path of paths) pages.set(path, new Set());
  for (const name of [
    'memberManagement',
    'classScheduling',
    'businessTools',
    'memberExperience',
  ] as const) {
    const area = files[name];
    pages.set(pagePaths[name], area && new Set(area.sections.map(({ id }) => id)));
  }
  const questions = files.faq?.groups.flatMap(({ id, items }) => [
    id,
    ...items.map((item) => item.id),
  ]);
  pages.set(pagePaths.faq, questions && new Set(questions));
  pages.set(pagePaths.features, new Set(['not-yet']));
  pages.set(pagePaths.pricing, new Set(['plans', 'rules']));
  pages.set(pagePaths.switch, new Set(['planner', 'moves', 'members', 'cards']));
  return pages;
}
