import type { Header, HostingRules } from './rules.ts';

const pair = ([key, value]: Header) => ({ key, value });

/** The rules as `vercel.json`, for a deployed folder. By default Vercel revalidates and serves `404.html`. */
export function vercelFile({ headers, immutable, special, redirects }: HostingRules): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      { source: '/(.*)', headers: headers.map(pair) },
      ...immutable.map(({ folder, header }) => ({
        source: `${folder}(.*)`,
        headers: [pair(header)],
      })),
      ...special.map((rule) => ({
        source: rule.path.replace('/*', '/(.*)'),
        headers: rule.headers.map(pair),
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
