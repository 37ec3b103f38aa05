import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';

/** A page of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** The day on which its content last changed, `YYYY-MM-DD`, if the content has a date. */
  readonly modified?: string | undefined;
}

/**
 * Writes `sitemap.xml`, which may list up to 50,000 pages.
 *
 * @param entries - One or more.
 * @throws Error if an address is invalid.
 */
export async function writeSitemap(
  origin: string,
  entries: readonly SitemapEntry[],
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const items = entries.map(({ path, modified }) => ({ url: path, lastmod: modified }));
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}
