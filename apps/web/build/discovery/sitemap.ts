import { Readable, type Transform } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** A page of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its content last changed, `YYYY-MM-DD`, if the content has a date. */
  readonly modified?: string | undefined;
}

/** The number of addresses that the protocol allows in a sitemap. */
export const maxPerSitemap = 50_000;

const options = { lastmodDateOnly: true, level: ErrorLevel.THROW };

const write = async (stream: Transform, items: readonly object[]) =>
  String(await streamToPromise(Readable.from(items).pipe(stream)));

const newest = (entries: readonly SitemapEntry[]) =>
  entries
    .flatMap(({ modified }) => modified ?? [])
    .toSorted()
    .at(-1);

/**
 * The files of the sitemap, by address: one, or an index and its parts.
 *
 * @param entries - One or more.
 * @param max - The number of addresses in a part.
 * @throws Error if an address is invalid.
 */
export async function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  max = maxPerSitemap,
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
  if (entries.length <= max) return { '/sitemap.xml': await writePart(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    part: entries.slice(index * max, (index + 1) * max),
  }));
  const files = parts.map(async ({ path, part }) => [path, await writePart(part)] as const);
  const index = write(
    new SitemapIndexStream(options),
    parts.map(({ path, part }) => ({ url: origin + path, lastmod: newest(part) })),
  );
  return { '/sitemap.xml': await index, ...Object.fromEntries(await Promise.all(files)) };
}
