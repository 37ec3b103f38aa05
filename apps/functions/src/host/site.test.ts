import { brotliCompressSync, brotliDecompressSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { openSite } from './site.ts';
import { StartError } from './start-error.ts';

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'faq/index.html': '<h1>FAQ</h1>',
  'faq/index.html.br': brotliCompressSync('<h1>FAQ</h1>'),
  'faq/index.html.zst': zstdCompressSync('<h1>FAQ</h1>'),
  'faq/data.json': '{}',
  'assets/app-1a2b.js': 'start()',
  'assets/app-1a2b.js.gz': 'not really gzip',
  'vercel.json': '{}',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  'caf\u00e9/index.html': '<h1>Caf\u00e9</h1>',
  _redirects: '/old /faq 301\n/elsewhere /faq?a=1#b 302\n',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Access-Control-Allow-Origin: *\n',
};

async function siteOf(files: Readonly<Record<string, string | Uint8Array>> = FILES) {
  const folder = await temporaryFolder(files);
  const site = await openSite(`${folder}`);
  return {
    folder,
    get: async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      site(new Request(`http://localhost${path}`, { method, headers })),
  };
}

describe('a site', () => {
  it.each([
    ['/', 200, '<h1>Home</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/?utm_source=x', 200, '<h1>Home</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/faq', 200, '<h1>FAQ</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/caf%C3%A9', 200, '<h1>Caf\u00e9</h1>', 'text/html; charset=utf-8', 'no-cache'],
    ['/faq/data.json', 200, '{}', 'application/json; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      200,
      'start()',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/.well-known/security.txt',
      200,
      FILES['.well-known/security.txt'],
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
    expect([response.status, await response.text()]).toEqual([status, text]);
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
  ])('leads %s on', async (path, status, location) => {
    const { get } = await siteOf();
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/.env',
    '/..%2f..%2fetc%2fpasswd',
    '/faq/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc',
    '/faq%00.html',
  ])('shows nobody %s', async (path) => {
    const { get } = await siteOf();
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/%', '/%zz', '/%e0%a4%a'])('refuses %s, which is no address', async (path) => {
    const { get } = await siteOf();
    expect((await get(path)).status).toBe(400);
  });

  it('answers only GET and HEAD', async () => {
    const { get } = await siteOf();
    expect((await get('/faq', {}, 'HEAD')).status).toBe(200);
    const response = await get('/faq', {}, 'POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('sends what the browser has already only once', async () => {
    const { get } = await siteOf();
    const etag = (await get('/faq')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/faq', { 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  });

  it('sends the compressed variant to who can read it', async () => {
    const { get } = await siteOf();
    const compressed = await get('/faq', { 'accept-encoding': 'gzip, deflate, br;q=0.5' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe('<h1>FAQ</h1>');
    const zstd = await get('/faq', { 'accept-encoding': 'gzip, zstd' });
    expect(zstd.headers.get('content-encoding')).toBe('zstd');
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/faq', { 'accept-encoding': 'br;q=0, gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
  });

  it('leaves out what binds a browser to HTTPS', async () => {
    const { get } = await siteOf({
      'index.html': 'Home',
      _headers: [
        '/*',
        "  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests",
        '  Strict-Transport-Security: max-age=1',
      ].join('\n'),
    });
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('does not let a browser keep the answer that something is missing', async () => {
    const { get } = await siteOf({
      'index.html': 'Home',
      '404.html': 'Not found',
      'assets/a.js': '',
      _headers: '/assets/*\n  Cache-Control: public, max-age=60, immutable\n',
    });
    expect((await get('/assets/a.js')).headers.get('cache-control')).toMatch(/immutable/);
    expect((await get('/assets/b.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('without a 404 page still answers 404', async () => {
    const { get } = await siteOf({ 'index.html': 'Home' });
    const response = await get('/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });
});

it.each([
  ['is not there', {}, 'index.html is missing'],
  ['has a wrong rule', { 'index.html': '', _redirects: 'x' }, '_redirects:1: expected'],
])('refuses a site that %s', async (_, files, reason) => {
  await expect(siteOf(files)).rejects.toThrow(StartError);
  await expect(siteOf(files)).rejects.toThrow(reason);
});
