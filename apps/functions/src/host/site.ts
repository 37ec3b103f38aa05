import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { RedirectStatusCode } from 'hono/utils/http-status';

/** The part of the site's `vercel.json` that this host applies; `(.*)` in a `source` is any text. */
interface Rules {
  readonly redirects?: { source: string; destination: string; statusCode: RedirectStatusCode }[];
  readonly headers?: { source: string; headers: { key: string; value: string }[] }[];
}

/** Files not for visitors: settings of hosts, compressed variants under their own names, and dotfiles. */
const hiddenPaths =
  /^\/(_headers|_redirects|vercel\.json|404\.html)$|\.(br|zst|gz)$|\/\.(?!well-known(\/|$))/;

/**
 * Serves a built site from its folder. `/path` is `path` or `path/index.html`; other spellings, such as
 * one with a trailing slash, are redirected to it (308); missing files get `404.html`. The redirects and
 * headers of `vercel.json` are read once and applied, except headers that force HTTPS. Rejects if
 * the folder has no site.
 */
export async function openSite(folder: string): Promise<Hono> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`No site in ${folder}: index.html is missing. Build it: pnpm build`);
  }
  const rulesFile = join(folder, 'vercel.json');
  const { redirects = [], headers = [] }: Rules = existsSync(rulesFile)
    ? JSON.parse(await readFile(rulesFile, 'utf8'))
    : {};
  const rules = headers.map(({ source, headers: pairs }) => ({
    path: new RegExp(`^${source.split('(.*)').map(RegExp.escape).join('.*')}$`),
    // Without what forces HTTPS, which this host does not speak.
    pairs: pairs
      .filter(({ key }) => key !== 'Strict-Transport-Security')
      .map(({ key, value }) => [key, value.replace(/;\s*upgrade-insecure-requests/, '')] as const),
  }));
  const files = serveStatic({ root: folder, precompressed: true });
  const notFoundPage = await readFile(join(folder, notFoundPath), 'utf8').catch(() => 'Not found');

  const site = new Hono();
  site.use(async (c, next) => {
    // Ranges are not worth their cases: the whole file is always right.
    c.req.raw.headers.delete('range');
    await next();
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Encoding');
    const path = c.res.status === 404 ? notFoundPath : c.req.path;
    for (const rule of rules) {
      if (rule.path.test(path)) for (const pair of rule.pairs) c.header(...pair);
    }
  });
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    return path === pathname ? next() : c.redirect(path + search, 308);
  });
  for (const { source, destination, statusCode } of redirects) {
    site.get(source, (c) => {
      const { search } = new URL(c.req.url);
      return c.redirect(withQuery(destination, search), statusCode);
    });
  }
  site.get('*', etag(), (c, next) => (hiddenPaths.test(c.req.path) ? next() : files(c, next)));
  site.get('*', (c) => c.html(notFoundPage, 404));
  site.all('*', (c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }));
  return site;
}

const notFoundPath = '/404.html';

/** A path without empty parts, a slash at the end and `index.html`. */
function canonicalPath(pathname: string) {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts.at(-1) === 'index.html') parts.pop();
  return `/${parts.join('/')}`;
}

/** An address with a visitor's query after its own and before its anchor. */
function withQuery(address: string, search: string) {
  const [whole = '', anchor] = address.split('#');
  const query = whole.includes('?') ? search.replace('?', '&') : search;
  return whole + query + (anchor === undefined ? '' : `#${anchor}`);
}
