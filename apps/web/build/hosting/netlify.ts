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
export const redirectsFile = ({ redirects }: HostingRules): string =>
  [...folders.map((path) => ({ from: `${path}/index.html`, to: path || '/' })), ...redirects]
    .map(({ from, to }) => `${from} ${to} 301!\n`)
    .join('');
