import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { RedirectStatusCode } from 'hono/utils/http-status';
import { StartError } from './start-error.ts';

interface Header {
  readonly key: string;
  readonly value: string;
}

/** The part of the site's `vercel.json` that this host applies; `(.*)` in a `source` is any text. */
interface Rules {
  readonly redirects?: { source: string; destination: string; statusCode: RedirectStatusCode }[];
  readonly headers?: { source: string; headers: readonly Header[] }[];
}

/** Files not for visitors: settings of hosts, compressed variants under their own names, and dotfiles. */
const hiddenPaths =
  /^\/(_headers|_redirects|vercel\.json|404\.html)$|\.(br|zst|gz)$|\/\.(?!well-known(\/|$))/;

/**
 * Serves a built site from its folder. `/path` is `path` or `path/index.html`; other spellings, such as
 * one with a trailing slash, are redirected to it (308); missing files get `404.html`. The redirects and
 * headers of `vercel.json` are read once and applied, except headers that force HTTPS. Rejects with a
 * `StartError` if the folder has no site or the rules are not JSON.
 */
export async function openSite(folder: string): Promise<Hono> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(`No site in ${folder}: index.html is missing. Build it: pnpm build`);
  }
  const { redirects = [], headers = [] } = await readRules(join(folder, 'vercel.json'));
  const moves = new Map(redirects.map((redirect) => [redirect.source, redirect]));
  const rules = headers.map(({ source, headers: pairs }) => ({
    path: new RegExp(`^${source.split('(.*)').map(RegExp.escape).join('.*')}$`),
    pairs: pairs.flatMap(forPlainHttp),
  }));
  const files = serveStatic({ root: folder, precompressed: true });
  const notFoundPage = serveStatic({ root: folder, path: notFoundPath, precompressed: true });

  const site = new Hono();
  site.use(async (c, next) => {
    // Ranges are not worth their cases: the whole file is always right.
    c.req.raw.headers.delete('range');
    await next();
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Encoding');
    const path = c.res.status === 404 ? notFoundPath : c.req.path;
    for (const rule of rules) {
      if (rule.path.test(path)) for (const { key, value } of rule.pairs) c.header(key, value);
    }
  });
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    if (path !== pathname) return c.redirect(path + search, 308);
    const moved = moves.get(c.req.path);
    return moved ? c.redirect(withQuery(moved.destination, search), moved.statusCode) : next();
  });
  site.get('*', etag(), (c, next) => (hiddenPaths.test(c.req.path) ? next() : files(c, next)));
  site.get('*', async (c, next) => {
    const page = await notFoundPage(c, next);
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : page;
  });
  site.get('*', (c) => c.text('Not found\n', 404));
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

/** A header without what forces HTTPS, which this host does not speak. */
function forPlainHttp({ key, value }: Header) {
  if (key === 'Strict-Transport-Security') return [];
  return [{ key, value: value.replace(/;\s*upgrade-insecure-requests/, '') }];
}

async function readRules(file: string): Promise<Rules> {
  try {
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  } catch (error) {
    throw new StartError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
