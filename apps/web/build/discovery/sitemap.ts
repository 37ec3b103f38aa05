import { escape } from './escape.ts';

/** A page of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its content last changed, `YYYY-MM-DD`; left out where no date stands in the content. */
  readonly modified?: string | undefined;
}

/** How many addresses a sitemap may hold, by the protocol. */
export const mostPerSitemap = 50_000;

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function write(root: 'urlset' | 'sitemapindex', origin: string, entries: readonly SitemapEntry[]) {
  const element = root === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, modified }) => {
    const lastmod = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
    return `<${element}><loc>${escape(origin + path)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${xmlns}">\n${lines.join('')}</${root}>\n`;
}

const newest = (entries: readonly SitemapEntry[]) =>
  entries.reduce<string | undefined>(
    (latest, { modified }) =>
      modified !== undefined && modified > (latest ?? '') ? modified : latest,
    undefined,
  );

/**
 * The sitemap by address: one file, or an index and its parts where the pages are too many for one.
 *
 * @param most - How many addresses a part holds.
 */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  most = mostPerSitemap,
): Record<string, string> {
  if (entries.length <= most) return { '/sitemap.xml': write('urlset', origin, entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => {
    const part = entries.slice(index * most, (index + 1) * most);
    return { path: `/sitemap-${index + 1}.xml`, modified: newest(part), part };
  });
  return {
    '/sitemap.xml': write('sitemapindex', origin, parts),
    ...Object.fromEntries(parts.map(({ path, part }) => [path, write('urlset', origin, part)])),
  };
}
