import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import fresh from 'fresh';
import { Hono, type MiddlewareHandler } from 'hono';
import { headersFor, parseHeaders, parseRedirects } from './site-rules.ts';
import { StartError } from './start-error.ts';

/** `file` is the one that goes out, which may be a compressed variant. */
interface SiteEnv {
  Variables: { file?: string };
}

/** What is not for visitors: settings of hosts, variants under their own names, and dotfiles. */
const HIDDEN =
  /^\/(_headers|_redirects|vercel\.json|404\.html)$|\.(br|zst|gz)$|\/\.(?!well-known(\/|$))/;

/**
 * Serves a built site from its folder. `/path` is `path` or `path/index.html`; a slash at the end is
 * redirected away (308); what is not there gets `404.html`. `_redirects` and `_headers` are obeyed as
 * they were when the site was opened, but for what binds a browser to HTTPS. Rejects with a
 * `StartError` if the folder holds no site or a rule is wrong.
 */
export async function openSite(folder: string): Promise<Hono<SiteEnv>> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(`No site in ${folder}: index.html is missing. Build it: pnpm build`);
  }
  const redirects = parseRedirects(await readText(join(folder, '_redirects')));
  const rules = parseHeaders(forPlainHttp(await readText(join(folder, '_headers'))));
  const files = serveStatic<SiteEnv>({
    root: folder,
    precompressed: true,
    onFound: (file, c) => c.set('file', file),
  });
  const notFoundPage = serveStatic<SiteEnv>({ root: folder, path: NOT_FOUND, precompressed: true });

  const site = new Hono<SiteEnv>();
  site.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Encoding');
    const path = c.res.status === 404 ? NOT_FOUND : c.req.path;
    for (const [name, value] of headersFor(rules, path)) c.header(name, value);
  });
  site.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (/.\/$/.test(pathname)) {
      // One slash in front: a second one would make the next part a host.
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
    }
    const moved = redirects.get(c.req.path);
    if (!moved) return next();
    return c.redirect(/[?#]/.test(moved.to) ? moved.to : moved.to + search, moved.status);
  });
  site.get('*', conditions, (c, next) => (HIDDEN.test(c.req.path) ? next() : files(c, next)));
  site.get('*', async (c, next) => {
    c.req.raw.headers.delete('range');
    const page = await notFoundPage(c, next);
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : page;
  });
  site.all('*', (c) =>
    c.req.method === 'GET'
      ? c.text('Not found\n', 404)
      : c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' }),
  );
  return site;
}

const NOT_FOUND = '/404.html';

/**
 * Conditional requests, which Hono's `serveStatic` leaves out. Its `etag` would hash every file at each
 * request, tag a part by the part, and know nothing of dates.
 */
const conditions: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const asked = c.req.raw.headers;
  // A part may be one of an older version, or asked for as `serveStatic` does not know; the whole file
  // is always right.
  if (asked.has('if-range') || !/^bytes=\d*-\d*$/.test(asked.get('range') ?? '')) {
    asked.delete('range');
  }
  await next();
  const file = c.get('file');
  if (file === undefined) return;
  const { size, mtime } = await stat(file);
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  c.header('etag', etag);
  c.header('accept-ranges', 'bytes');
  if (!fresh(c.req.header(), { etag, 'last-modified': mtime.toUTCString() })) return;
  await c.res.body?.cancel();
  c.res = new Response(null, { status: 304 });
  for (const name of ['length', 'encoding', 'range']) c.res.headers.delete(`content-${name}`);
};

/** Rules without what binds a browser to HTTPS: this host speaks none, so nothing would be found there. */
function forPlainHttp(rules: string): string {
  return rules
    .replace(/^\s+Strict-Transport-Security:.*\n?/gim, '')
    .replace(/;\s*upgrade-insecure-requests/g, '');
}

async function readText(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
