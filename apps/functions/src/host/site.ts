import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { headersFor, parseHeaders, parseRedirects } from './site-rules.ts';
import { StartError } from './start-error.ts';
import type { WebHandler } from './http-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

// The variants a build may have put beside a file, best first.
const ENCODINGS = [
  ['br', '.br'],
  ['zstd', '.zst'],
  ['gzip', '.gz'],
] as const;

const HOST_FILES: ReadonlySet<string> = new Set(['/_headers', '/_redirects', '/vercel.json']);

/**
 * Serves a built site from its folder. `/path` is `path` or `path/index.html`; a slash at the end
 * is redirected away (308); what is not there gets `404.html`. `_redirects` and `_headers` are
 * obeyed as they were when the site was opened, but for what binds a browser to HTTPS. Files under
 * `/assets/` carry a hash in their name and are cached for good, everything else is asked for again
 * with its ETag. Rejects with a `StartError` if the folder holds no site or a rule is wrong.
 */
export async function openSite(folder: string): Promise<WebHandler> {
  if (!(await read(join(folder, 'index.html')))) {
    throw new StartError(`No site in ${folder}: index.html is missing. Build it: pnpm build`);
  }
  const redirects = parseRedirects(await readText(join(folder, '_redirects')));
  const rules = parseHeaders(await readText(join(folder, '_headers')));

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname, search } = new URL(request.url);
    const path = decode(pathname);
    if (path === undefined) return new Response('Bad request\n', { status: 400 });

    if (pathname !== '/' && pathname.endsWith('/')) {
      // One slash in front: a second one would make the next part a host.
      return redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
    }
    const moved = redirects.get(path);
    if (moved) return redirect(/[?#]/.test(moved.to) ? moved.to : moved.to + search, moved.status);

    const accepted = acceptedEncodings(request.headers.get('accept-encoding'));
    const found = isPublic(path) ? await find(folder, path, accepted) : undefined;
    const file = found ?? (await find(folder, '/404.html', accepted));
    if (!file) return new Response('Not found\n', { status: 404 });

    const headers = new Headers({
      'content-type': TYPES[extname(file.name)] ?? 'application/octet-stream',
      'cache-control':
        path.startsWith('/assets/') && found ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    if (file.encoding) headers.set('content-encoding', file.encoding);
    for (const [name, value] of headersFor(rules, path)) {
      if (found || name !== 'cache-control') headers.set(name, value);
    }
    forPlainHttp(headers);
    if (!found) return new Response(file.bytes, { status: 404, headers });

    const etag = `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`;
    headers.set('etag', etag);
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(file.bytes, { headers });
  };
}

// This host speaks no TLS: a browser that was told to use it would find nothing there.
function forPlainHttp(headers: Headers): void {
  headers.delete('strict-transport-security');
  const policy = headers.get('content-security-policy');
  if (policy === null) return;
  headers.set('content-security-policy', policy.replace(/;?\s*upgrade-insecure-requests/, ''));
}

type SiteFile = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding?: string;
};

async function find(
  folder: string,
  path: string,
  accepted: ReadonlySet<string>,
): Promise<SiteFile | undefined> {
  for (const name of [path, join(path, 'index.html')]) {
    const file = join(folder, name);
    for (const [encoding, suffix] of ENCODINGS) {
      const bytes = accepted.has(encoding) && (await read(file + suffix));
      if (bytes) return { name, bytes, encoding };
    }
    const bytes = await read(file);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

async function read(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    if (code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

async function readText(file: string): Promise<string> {
  return (await read(file))?.toString() ?? '';
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

// A path that leaves the folder, or names what is not meant for visitors, is as good as missing.
function isPublic(path: string): boolean {
  if (/[\0\\]/.test(path) || HOST_FILES.has(path)) return false;
  return path.split('/').every((part) => !part.startsWith('.') || part === '.well-known');
}

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });
}

function acceptedEncodings(header: string | null): ReadonlySet<string> {
  const offers = (header ?? '').toLowerCase().split(',');
  return new Set(
    offers
      .map((offer) => offer.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name = '']) => name),
  );
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
