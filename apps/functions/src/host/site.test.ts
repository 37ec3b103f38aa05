import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { listen } from './listen.ts';
import { openSite } from './site.ts';

const immutable = 'public, max-age=31536000, immutable';

const siteFiles = {
  'index.html': 'Home',
  '404.html': 'Not found. '.repeat(200),
  'caf\u00e9.html': '<h1>Caf\u00e9</h1>',
  'caf\u00e9.html.br': brotliCompressSync('<h1>Caf\u00e9</h1>'),
  'long.html': '<p>Words</p>'.repeat(200),
  'assets/app-1a2b.js': 'start()',
  'guide.md': '# Guide',
  'guides/a.html': 'A guide',
  _headers: `/*
  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1

/assets/*
  Cache-Control: ${immutable}

/*.md
  Content-Type: text/markdown; charset=utf-8
`,
  _redirects: `/old /guide.md 301
/news /guides/a?kind=news 301
/moved /guides/a#end 301
`,
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: us',
};

/** Serves a site. Returns a raw request: no path is normalised, no redirect followed. */
async function siteOf() {
  const { port, close } = await listen(await openSite(temporaryFolder(siteFiles)));
  onTestFinished(() => close(0));
  return async (path: string, given: Record<string, string> = {}) => {
    const outgoing = request({ port, path, headers: given }).end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { statusCode: status, headers } = incoming;
    const decoders = { br: createBrotliDecompress, gzip: createGunzip };
    const decoder = decoders[headers['content-encoding'] as keyof typeof decoders];
    const body = decoder ? incoming.pipe(decoder()) : incoming;
    return { status, headers, body: await text(body) };
  };
}

it.each([
  ['/?utm_source=x', 200, 'Home', 'text/html; charset=utf-8', 'no-cache'],
  ['/caf%C3%A9', 200, '<h1>Caf\u00e9</h1>', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b.js', 200, 'start()', 'text/javascript; charset=utf-8', immutable],
  ['/guide.md', 200, '# Guide', 'text/markdown; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 200, 'Contact: us', 'text/plain; charset=utf-8', 'no-cache'],
  ['/guides/a', 200, 'A guide', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets', 404, siteFiles['404.html'], 'text/html; charset=utf-8', 'no-cache'],
])('answers %s', async (path, ...expected) => {
  const { status, body, headers } = await (await siteOf())(path);
  expect([status, body, headers['content-type'], headers['cache-control']]).toEqual(expected);
  expect(headers['content-security-policy']).toBe("default-src 'self'");
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each([
  ['/guides/a/?utm_source=x', 308, '/guides/a?utm_source=x'],
  ['//guides//a', 308, '/guides/a'],
  ['/guides/a.html', 308, '/guides/a'],
  ['/index.html', 308, '/'],
  ['//other.test/', 308, '/other.test'],
  ['/old?utm_source=x', 301, '/guide.md?utm_source=x'],
  ['/old/', 301, '/guide.md'],
  ['/news?utm_source=x', 301, '/guides/a?kind=news&utm_source=x'],
  ['/moved?utm_source=x', 301, '/guides/a?utm_source=x#end'],
])('redirects %s', async (path, ...expected) => {
  const { status, headers } = await (await siteOf())(path);
  expect([status, headers.location]).toEqual(expected);
});

it('hides files for hosts, files above, and what an escape would reach', async () => {
  const get = await siteOf();
  const hidden = ['/_headers', '/_redirects', '/404.html', '/caf%C3%A9.html.br', '/.env'];
  const above = ['/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cetc'];
  const escaped = ['/..%2f..%2fetc%2fpasswd', '/assets%2f', '/.well-known/../.env'];
  for (const path of [...hidden, ...above, ...escaped, '/assets%00', '/%', '/%e0%a4%a'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it('sends what the browser accepts and does not have, as a whole', async () => {
  const get = await siteOf();
  const { headers, body } = await get('/caf%C3%A9', { 'accept-encoding': 'br;q=0' });
  expect(headers).not.toHaveProperty('content-encoding');
  const compressed = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
  const br = { 'accept-encoding': 'gzip, br' };
  expect(await get('/caf%C3%A9', br)).toMatchObject({ body, headers: compressed });
  const known = { 'if-none-match': headers.etag ?? '' };
  expect((await get('/caf%C3%A9', known)).status).toBe(304);
  const part = { 'if-none-match': '"other"', range: 'bytes=4-7' };
  expect(await get('/caf%C3%A9', part)).toMatchObject({ status: 200, body });
});

it('sends gzip to programs without brotli, and keeps visitors on HTTPS behind a proxy', async () => {
  const get = await siteOf();
  const secure = { 'accept-encoding': 'gzip', 'x-forwarded-proto': 'https' };
  for (const path of ['/long', '/nowhere']) {
    const { headers, body } = await get(path, secure);
    expect(body).toBe((await get(path)).body);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
      'strict-transport-security': 'max-age=1',
    });
  }
});
