import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingRules } from './rules.ts';

/** The rules as `_headers`, for Netlify. */
export const headersFile = ({ headers: rules }: HostingRules): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The folders of pages, down to `/resources/blog/<slug>`. */
const folders = ['', '/:first', '/:first/:second', '/:first/:second/:third'];

/**
 * The redirects as `_redirects`, for Netlify, which would show the document of a page at `…/index.html` too. `!` redirects where there
 * is a file. Netlify adds a visitor's query, except to a target that has one.
 */
const redirectsFile = ({ redirects }: HostingRules): string =>
  [...folders.map((path) => ({ from: `${path}/index.html`, to: path || '/' })), ...redirects]
    .map(({ from, to }) => `${from} ${to} 301!\n`)
    .join('');

/**
 * The rules as `vercel.json`, for Vercel and the local host. Vercel revalidates and serves `404.html` by default; `cleanUrls` redirects
 * from `…/index.html`.
 */
function vercelFile({ headers: rules, redirects }: HostingRules): string {
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

/** Writes the rules into the folder of a site, in the format of every host. */
export function writeHosting(rules: HostingRules, site: string): void {
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(rules));
  writeFileSync(join(site, 'vercel.json'), vercelFile(rules));
}
