import type { HostingRules } from './rules.ts';

/** The rules as `_headers`, for Netlify and Cloudflare Pages. */
export const headersFile = ({ headers: rules }: HostingRules): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** The redirects as `_redirects`, for the same hosts. */
export const redirectsFile = ({ redirects }: HostingRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
