/** The origin of a build without `SITE_URL`: a reserved name, which is nobody else's site. */
export const defaultOrigin = 'https://cornerbell.example';

/**
 * Reads `SITE_URL`, the origin of the published site.
 *
 * @returns The origin, without a slash at its end.
 * @throws Error if it is not an origin, for example because it has a path.
 * @example
 * readOrigin('https://www.example.com/'); // => 'https://www.example.com'
 * readOrigin(undefined); // => 'https://cornerbell.example'
 */
export function readOrigin(siteUrl: string | undefined): string {
  if (!siteUrl) return defaultOrigin;
  const url = URL.parse(siteUrl);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `SITE_URL can't be used. Expected an origin such as https://www.example.com. Received ${JSON.stringify(siteUrl)}.`,
  );
}
