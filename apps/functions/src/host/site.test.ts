import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { listen } from './listen.ts';
import { openSite } from './site.ts';
import { StartError } from './start-error.ts';

/** A rule of `vercel.json`. */
function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

const siteFiles = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  '404.html.br': brotliCompressSync('<h1>Not found</h1>'),
  'faq/index.html': '<h1>FAQ</h1>',
  'faq/index.html.br': brotliCompressSync('<h1>FAQ</h1>'),
  'faq/index.html.zst': zstdCompressSync('<h1>FAQ</h1>'),
  'faq/data.json': '{}',
  'assets/app-1a2b.js': 'start()',
  'assets/app-1a2b.js.gz': 'not really gzip',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'guide.md': '# Guide',
  'vercel.json': JSON.stringify({
    redirects: [
      { source: '/old', destination: '/faq', statusCode: 301 },
      { source: '/elsewhere', destination: '/faq?a=1#b', statusCode: 302 },
    ],
    headers: [
      rule('/(.*)', { 'X-Frame-Options': 'DENY' }),
      rule('/assets/(.*)', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      rule('/(.*).md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    ],
  }),
  _headers: 'for other hosts',
  _redirects: 'for other hosts',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  'caf\u00e9/index.html': '<h1>Caf\u00e9</h1>',
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly text: string;
}

/** A raw request: no path is normalised, no redirect followed, no body decompressed. */
async function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  const outgoing = request({ port, host: '127.0.0.1', path, method, headers }).end();
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject).on('response', (incoming) => {
      const { statusCode: status, rawHeaders } = incoming;
      const pairs = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] satisfies [string, string]] : [],
      );
      buffer(incoming).then(
        (body) => resolve({ status, headers: new Headers(pairs), body, text: `${body}` }),
        reject,
      );
    });
  });
}

async function siteOf(files: Readonly<Record<string, string | Uint8Array>> = siteFiles) {
  const site = await openSite(await temporaryFolder(files));
  const { port, close } = await listen(site, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => close(0));
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(port, path, headers, method),
  };
}

describe('a site', () => {
  it.each([
    ['/', 200, '<h1>Home</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/?utm_source=x', 200, '<h1>Home</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/faq', 200, '<h1>FAQ</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/caf%C3%A9', 200, '<h1>Caf\u00e9</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/faq/data.json', 200, '{}', 'application/json', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      200,
      'start()',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/favicon.ico', 200, 'icon', 'image/x-icon', 'no-cache'],
    ['/site.webmanifest', 200, '{}', 'application/manifest+json', 'no-cache'],
    ['/guide.md', 200, '# Guide', 'text/markdown; charset=utf-8', 'no-cache'],
    [
      '/.well-known/security.txt',
      200,
      siteFiles['.well-known/security.txt'],
      'text/plain; charset=utf-8',
      'no-cache',
    ],
    ['/nowhere', 404, '<h1>Not found</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/gone.js', 404, '<h1>Not found</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets', 404, '<h1>Not found</h1>', 'text/html; charset=utf-8', 'no-cache'],
    [`/${'x'.repeat(5000)}`, 404, '<h1>Not found</h1>', 'text/html; charset=utf-8', 'no-cache'],
  ])('answers %s', async (path, status, text, type, caching) => {
    const { get } = await siteOf();
    const response = await get(path);
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each([
    ['/faq/', 308, '/faq'],
    ['/faq///?q=1', 308, '/faq?q=1'],
    ['//example.com/', 308, '/example.com'],
    ['/old', 301, '/faq'],
    ['/old?q=1', 301, '/faq?q=1'],
    ['/old/', 308, '/old'],
    ['/elsewhere?q=1', 302, '/faq?a=1#b'],
  ])('redirects %s', async (path, status, location) => {
    const { get } = await siteOf();
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    '/_headers',
    '//_headers',
    '/_redirects',
    '/404.html',
    '/faq/index.html.br',
    '/faq%2f',
    '/.well-known/../.env',
    '/../../../../../../../../etc/passwd',
    '/vercel.json',
    '/.env',
    '/..%2f..%2fetc%2fpasswd',
    '/faq/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/faq%00.html',
    '/%',
    '/%zz',
    '/%e0%a4%a',
  ])('hides %s', async (path) => {
    const { get } = await siteOf();
    expect((await get(path)).status).toBe(404);
  });

  it('answers only GET and HEAD', async () => {
    const { get } = await siteOf();
    expect((await get('/faq', {}, 'HEAD')).status).toBe(200);
    const response = await get('/faq', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 304 for what the browser has already', async () => {
    const { get } = await siteOf();
    const { headers } = await get('/faq');
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const known of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const response = await get('/faq', known, method);
        expect([response.status, response.text]).toEqual([304, '']);
        expect(response.headers.get('etag')).toBe(etag);
        expect(response.headers.get('x-frame-options')).toBe('DENY');
      }
    }
    expect((await get('/faq', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(
      (await get('/faq', { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status,
    ).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { get } = await siteOf();
    for (const path of ['/faq', '/nowhere']) {
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
      const { date: _, ...headers } = Object.fromEntries(head.headers);
      expect([head.status, head.text]).toEqual([whole.status, '']);
      expect(Object.fromEntries(whole.headers)).toMatchObject(headers);
      expect(head.headers.get('content-length')).toBe(String(whole.body.length));
    }
  });

  it.each([
    ['bytes=4-7', 206, 'FAQ<', 'bytes 4-7/12'],
    ['bytes=4-', 206, 'FAQ</h1>', 'bytes 4-11/12'],
    ['bytes=-5', 206, '</h1>', 'bytes 7-11/12'],
    ['bytes=4-999', 206, 'FAQ</h1>', 'bytes 4-11/12'],
    ['bytes=0-0,4-4', 200, '<h1>FAQ</h1>', null],
    ['lines=1-2', 200, '<h1>FAQ</h1>', null],
  ])('answers the range %s', async (range, status, text, contentRange) => {
    const { get } = await siteOf();
    const { headers } = await get('/faq');
    expect(headers.get('accept-ranges')).toBe('bytes');
    const response = await get('/faq', { range });
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('etag')).toBe(headers.get('etag'));
  });

  it('refuses a range beyond the end, and sends a changed file whole', async () => {
    const { get } = await siteOf();
    const beyond = await get('/faq', { range: 'bytes=99-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */12']);
    const stale = await get('/faq', { range: 'bytes=0-3', 'if-range': '"older"' });
    expect([stale.status, stale.text]).toEqual([200, '<h1>FAQ</h1>']);
  });

  it('sends a compressed variant that the browser accepts', async () => {
    const { get } = await siteOf();
    const compressed = await get('/faq', { 'accept-encoding': 'gzip, deflate, br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(compressed.body).toString()).toBe('<h1>FAQ</h1>');
    const zstd = await get('/faq', { 'accept-encoding': 'gzip, zstd' });
    expect(zstd.headers.get('content-encoding')).toBe('zstd');
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const missing = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(missing.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(missing.body).toString()).toBe('<h1>Not found</h1>');
    const plain = await get('/faq', { 'accept-encoding': 'br;q=0, gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
  });

  it('leaves out headers that force HTTPS', async () => {
    const { get } = await siteOf({
      'index.html': 'Home',
      'vercel.json': JSON.stringify({
        headers: [
          rule('/(.*)', {
            'Content-Security-Policy': "default-src 'self'; upgrade-insecure-requests",
            'Strict-Transport-Security': 'max-age=1',
          }),
        ],
      }),
    });
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('answers 404 without a 404 page', async () => {
    const { get } = await siteOf({ 'index.html': 'Home' });
    const response = await get('/nowhere');
    expect([response.status, response.text]).toEqual([404, 'Not found\n']);
  });
});

it.each([
  ['is missing', {}, 'index.html is missing'],
  ['has invalid rules', { 'index.html': '', 'vercel.json': 'x' }, 'vercel.json: Unexpected token'],
])('refuses a site that %s', async (_, files, reason) => {
  await expect(siteOf(files)).rejects.toThrow(StartError);
  await expect(siteOf(files)).rejects.toThrow(reason);
});
