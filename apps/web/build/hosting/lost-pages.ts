import { guideAddress, postAddress } from '@cornerbell/content';

/**
 * The paths in a site's sitemap.
 *
 * @throws Error if it can't be read, for example before the first release.
 */
export async function readSitemap(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`sitemap.xml answered ${response.status}`);
  const addresses = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return Array.from(addresses, ([, address = '']) => decodeURI(new URL(address).pathname));
}

/** The file that made a page. */
function fileOf(path: string): string {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (path === postAddress({ slug })) return `packages/content/posts/${slug}.md`;
  if (path === guideAddress({ slug })) return `packages/content/guides/${slug}.md`;
  return path === `/${slug}`
    ? `packages/content/legal/${slug}.md or a line of apps/web/src/routes.ts`
    : 'a line of apps/web/src/routes.ts';
}

/**
 * What to do about each page of the live site that a release would lose; empty if it loses none.
 *
 * @param live - The paths of the live site.
 * @param reachable - The paths and redirects of the release.
 */
export const describeLostPages = (
  live: readonly string[],
  reachable: ReadonlySet<string>,
): string =>
  live
    .filter((path) => !reachable.has(path))
    .map(
      (path) =>
        `${path} is on the live site, but this release has neither the page nor a redirect. It was made by ${fileOf(path)}.
  Either bring that back, published,
  or redirect it in the editor (Pages, Redirects) or packages/content/site/redirects.yaml:
    - from: ${path}
      to: the page that answers the same question
`,
    )
    .join('');
