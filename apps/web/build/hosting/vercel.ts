import type { HostingRules } from './rules.ts';

/**
 * The rules as `vercel.json`, for Vercel and the local host. Vercel revalidates and serves `404.html` by default; `cleanUrls` redirects
 * from `…/index.html`.
 */
export function vercelFile({ headers: rules, redirects }: HostingRules): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
