import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';

/** What nginx answered over HTTP/2. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const test = base.extend<{ ask: Ask }>({
  ask: async ({ baseURL }, use) => {
    const session = connect(baseURL ?? '', { rejectUnauthorized: false });
    await use(
      (path, headers = {}, method = 'GET') =>
        new Promise((resolve, reject) => {
          const request = session.request({ ':path': path, ':method': method, ...headers });
          const parts: Buffer[] = [];
          let answered: Answer['headers'] = {};
          request.on('response', (received) => (answered = received));
          request.on('data', (part: Buffer) => parts.push(part));
          request.on('error', reject);
          request.on('end', () =>
            resolve({
              status: Number(answered[':status']),
              headers: answered,
              body: Buffer.concat(parts),
            }),
          );
          request.end();
        }),
    );
    session.close();
  },
});

const release = join(import.meta.dirname, '../.release/site');
const asset = (html: Buffer) => /\/assets\/entry-client-[^"]+\.js/.exec(`${html}`)?.[0] ?? 'none';

const policy = readFileSync(join(release, '_headers'), 'utf8');

test('speaks HTTP/2 and sends every defined header with every answer', async ({ ask }) => {
  const [everywhere = ''] = policy.split('\n\n');
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  const home = await ask('/');
  for (const path of ['/', '/faq', asset(home.body), '/layout.json', '/nowhere', '/faq/']) {
    const { headers } = await ask(path);
    for (const [, name = '', value] of lines) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers.server).toBe('nginx');
  }
});

test('serves each kind of file with its type', async ({ ask }) => {
  const types = {
    '/': 'text/html; charset=utf-8',
    '/resources/blog/ten-days-quiet': 'text/html; charset=utf-8',
    '/resources/index.json': 'application/json; charset=utf-8',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/resources/guides/gym-management-checklist.md': 'text/markdown; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/rss.xml': 'application/rss+xml; charset=utf-8',
    '/atom.xml': 'application/atom+xml; charset=utf-8',
    '/feed.json': 'application/feed+json; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    [asset((await ask('/')).body)]: 'text/javascript; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types)) {
    for (const encoding of ['', 'br', 'zstd', 'gzip']) {
      const { status, headers } = await ask(path, { 'accept-encoding': encoding });
      expect([status, headers['content-type']]).toEqual([200, type]);
    }
  }
  const { body } = await ask('/');
  const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(`${body}`) ?? [];
  expect((await ask(font)).headers['content-type']).toBe('font/woff2');
});

test('tells search engines to skip what repeats a page, and nothing else', async ({ ask }) => {
  const guide = '/resources/guides/class-scheduling-template';
  for (const path of ['-a4.pdf', '-letter.pdf', '.csv', '.md'].map((end) => guide + end)) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
  }
  for (const path of ['/', guide, '/rss.xml', '/llms.txt']) {
    expect((await ask(path)).headers['x-robots-tag']).toBeUndefined();
  }
});

const unpack = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};

for (const [accepted, encoding] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'none'],
  ['BR; q=1.0', 'br'],
  ['identity', 'none'],
  ['abroad', 'none'],
] as const) {
  test(`answers "${accepted}" with ${encoding}`, async ({ ask }) => {
    for (const path of ['/faq', '/resources/index.json', '/nowhere']) {
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding'] ?? 'none').toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      const file = path === '/nowhere' ? '404.html' : path.replace(/^\/faq$/, 'faq/index.html');
      expect(unpack[encoding](body)).toEqual(readFileSync(join(release, file)));
    }
  });
}

test('caches assets for good, data for minutes, and has the rest revalidated', async ({ ask }) => {
  const file = asset((await ask('/')).body);
  expect((await ask(file)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const data = await ask('/resources/index.json');
  expect(data.headers['cache-control']).toBe('public, max-age=300');
  for (const path of ['/', '/faq', '/sw.js', '/favicon.svg', '/assets/gone.js', '/gone.json']) {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  }
});

test('answers 304 to what the browser has, in each encoding', async ({ ask }) => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'zstd', 'gzip', 'identity']) {
    const { headers } = await ask('/faq', { 'accept-encoding': encoding });
    const etag = String(headers.etag);
    tags.add(etag);
    const again = await ask('/faq', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeDefined();
  }
  expect(tags.size).toBe(4);
});

test('answers with the 404 page what is missing or private', async ({ ask }) => {
  const page = readFileSync(join(release, '404.html'));
  for (const path of [
    '/nowhere',
    '/resources/blog/nothing',
    '/assets/gone.js',
    '/_headers',
    '//_headers',
    '/pricing%2f',
    '/pricing%2F?a=1',
    '/_redirects',
    '/vercel.json',
    '/.env',
    '/.git/config.json',
    '/index.html.br',
    '/404.html',
    `/${'x'.repeat(4000)}`,
  ]) {
    const { status, body } = await ask(path);
    expect([path, status, body.equals(page)]).toEqual([path, 404, true]);
  }
  for (const path of ['/..%2f..%2fetc/passwd', '/%00']) {
    expect([path, (await ask(path)).status]).toEqual([path, 400]);
  }
});

for (const [from, status, to] of [
  ['/faq/', 308, '/faq'],
  ['/faq///?q=1', 308, '/faq?q=1'],
  ['/resources/?type=blog', 308, '/resources?type=blog'],
  ['//example.com/', 308, '/example.com'],
  ['/resources/guides/retention-strategies', 301, '/resources/guides/member-retention-strategies'],
  [
    '/resources/guides/sparring-clearance?utm=x',
    301,
    '/resources/guides/sparring-clearance-checklist?utm=x',
  ],
] as const) {
  test(`redirects ${from} to ${to}`, async ({ ask }) => {
    const { headers, ...answer } = await ask(from);
    expect([answer.status, headers.location]).toEqual([status, to]);
  });
}

test('redirects no address to another site or into another header', async ({ ask }) => {
  for (const path of ['//evil.test//', '/%0d%0aSet-Cookie:x=1/', '/%5cevil.test/', '/a%0d/']) {
    const { headers } = await ask(path);
    expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])[\w./-]*$/);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('takes GET and HEAD for pages, and forwards calls of the function', async ({ ask }) => {
  const head = await ask('/faq', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/faq', {}, 'POST')).status).toBe(405);
  const call = await ask('/functions/v1/book-demo-ghl', {}, 'GET');
  expect([call.status, call.headers['cache-control']]).toEqual([405, 'no-store']);
  expect(JSON.parse(`${call.body}`)).toHaveProperty('error.code');
});

test('answers to no other host name', async ({ ask }) => {
  await expect(ask('/', { ':authority': 'evil.test' })).rejects.toThrow();
  const { status } = await ask('/', { ':authority': 'localhost' });
  expect(status).toBe(200);
});

test('limits the rate of calls of the function, and caches no answer of it', async ({ ask }) => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => ask('/functions/v1/book-demo-ghl')),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([405, 429]));
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
});

test('redirects plain HTTP to HTTPS', async ({ request }) => {
  const plain = `http://localhost:${process.env.E2E_NGINX_PLAIN_PORT}`;
  const response = await request.get(`${plain}/faq?q=1`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    301,
    'https://localhost/faq?q=1',
  ]);
});
