import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingRules } from './rules.ts';

/** The rules as `_headers`, which Netlify, Cloudflare Pages and the local host read. */
export const headersFile = ({ headers: rules }: HostingRules): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/**
 * The redirects as `_redirects`, which the same hosts read. Cloudflare distinguishes an address with a
 * slash at its end. A visitor's query is added, except by these two to a target that has one.
 */
const redirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/** Writes the rules into the folder of a site. */
export function writeHosting(rules: HostingRules, site: string): void {
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, '_redirects'), redirectsFile(rules));
}
