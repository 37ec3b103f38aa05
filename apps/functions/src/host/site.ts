import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** Files not for visitors: hosts' settings, compressed variants under their names, and dotfiles. */
const hiddenPaths = /^\/(_headers|_redirects|404\.html)$|\.(br|zst|gz)$|\/\.(?!well-known(\/|$))/;

/**
 * Serves a built site from its folder. `/path` is `path` or `path.html`; other spellings, such as
 * one with a trailing slash, are redirected to it (308); missing files get `404.html`. The rules of
 * `_headers` and `_redirects` are read once. What forces HTTPS is left out unless a proxy says that
 * the visitor has it. Rejects if the folder has no site.
 */
export async function openSite(folder: string): Promise<Hono> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`No site in ${folder}: index.html is missing. Build it: pnpm build`);
  }
  const rules = headersOf(readText(join(folder, '_headers')));
  const redirects = redirectsOf(readText(join(folder, '_redirects')));
  const options = { root: folder, precompressed: true };
  const files = serveStatic(options);
  const pages = serveStatic({ ...options, rewriteRequestPath: (path) => `${path}.html` });
  const notFoundPage = serveStatic({ ...options, path: notFoundPath });

  const site = new Hono();
  site.use(async (c, next) => {
    // Ranges are not worth their cases: the whole file is always right.
    c.req.raw.headers.delete('range');
    await next();
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Encoding');
    const path = c.res.status === 404 ? notFoundPath : c.req.path;
    const isSecure = c.req.header('x-forwarded-proto') === 'https';
    const headers = rules.filter((rule) => rule.path.test(path)).flatMap((rule) => rule.headers);
    for (const [name, value] of headers) {
      if (isSecure) c.header(name, value);
      else if (name !== 'Strict-Transport-Security')
        c.header(name, value.replace(/;\s*upgrade-insecure-requests/, ''));
    }
  });
  // For browsers and programs without brotli, in which the files are compressed already.
  site.use(compress({ encoding: 'gzip' }));
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    const target = redirects.get(path);
    if (target !== undefined) return c.redirect(withQuery(target, search), 301);
    return path === pathname ? next() : c.redirect(path + search, 308);
  });
  site.get('*', etag(), async (c, next) => {
    if (hiddenPaths.test(c.req.path)) return next();
    return (await files(c, async () => {})) ?? pages(c, next);
  });
  site.get('*', async (c) => {
    const page = await notFoundPage(c, async () => {});
    return page
      ? new Response(page.body, { status: 404, headers: page.headers })
      : c.text('Not found\n', 404);
  });
  site.all('*', (c) => c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }));
  return site;
}

const notFoundPath = '/404.html';

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The rules of `_headers`: a path, in which `*` is any text, and below it its indented headers. */
const headersOf = (text: string) =>
  text
    .split(/\n(?=\/)/)
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n');
      const headers = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      });
      return { path: new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`), headers };
    });

/** The rules of `_redirects`, `from to status` each, by their first address. */
const redirectsOf = (text: string) =>
  new Map(text.split('\n').map((line) => line.split(' ').slice(0, 2) as [string, string]));

/** A path without empty parts, a slash at the end, `index.html` and `.html`. */
function canonicalPath(pathname: string) {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return path === notFoundPath ? path : path.replace(/(\/index)?\.html$/, '') || '/';
}

/** An address with a visitor's query after its own and before its anchor. */
function withQuery(address: string, search: string) {
  const [whole = '', anchor] = address.split('#');
  const query = whole.includes('?') ? search.replace('?', '&') : search;
  return whole + query + (anchor === undefined ? '' : `#${anchor}`);
}
