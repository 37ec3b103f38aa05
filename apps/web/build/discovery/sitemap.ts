import { Readable, type Transform } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** A page of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its content last changed, `YYYY-MM-DD`; left out where no date stands in the content. */
  readonly modified?: string | undefined;
}

/** How many addresses a sitemap may hold, by the protocol. */
export const mostPerSitemap = 50_000;

const options = { lastmodDateOnly: true, level: ErrorLevel.THROW };

const write = async (stream: Transform, items: readonly object[]) =>
  String(await streamToPromise(Readable.from(items).pipe(stream)));

const newest = (entries: readonly SitemapEntry[]) =>
  entries
    .flatMap(({ modified }) => modified ?? [])
    .toSorted()
    .at(-1);

/**
 * The sitemap by address: one file, or an index and its parts where the pages are too many for one.
 *
 * @param entries - One or more.
 * @param most - How many addresses a part holds.
 * @throws Where an address is none.
 */
export async function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  most = mostPerSitemap,
): Promise<Record<string, string>> {
  const writePart = (part: readonly SitemapEntry[]) =>
    write(
      new SitemapStream({
        ...options,
        hostname: origin,
        xmlns: { news: false, video: false, xhtml: false, image: false },
      }),
      part.map(({ path, modified }) => ({ url: path, lastmod: modified })),
    );
  if (entries.length <= most) return { '/sitemap.xml': await writePart(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    part: entries.slice(index * most, (index + 1) * most),
  }));
  const files = parts.map(async ({ path, part }) => [path, await writePart(part)] as const);
  const index = write(
    new SitemapIndexStream(options),
    parts.map(({ path, part }) => ({ url: origin + path, lastmod: newest(part) })),
  );
  return { '/sitemap.xml': await index, ...Object.fromEntries(await Promise.all(files)) };
}
