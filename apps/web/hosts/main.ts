// `pnpm hosts [NAME …]`: serves the release on the runtimes of several hosts and prints how each
// answers. What is not installed is left out: nginx and caddy from Debian; netlify, wrangler and
// serve from `npm install --prefix FOLDER netlify-cli wrangler serve`, with its `.bin` on the PATH.
import { execSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { chromium, request } from '@playwright/test';
import getPort from 'get-port';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { findProgram, launchOptions } from '../../../scripts/setup.mjs';
import { listedRoutes } from '../build/listed-paths.ts';
import { documentFile, notFoundPath } from '../src/shared/addresses.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
// A web server is another user.
chmodSync(folder, 0o755);
const site = join(folder, 'site');
cpSync(join(root, '.release/site'), site, { recursive: true });
const paths = listedRoutes(join(root, '.prerender'))
  .flat()
  .filter((path) => path !== notFoundPath);
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** An example of the README, for this folder and port. */
function example(language: string, port = 0): string {
  const [, text = ''] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  return text
    .replaceAll('/srv/cornerbell', folder)
    .replace('www.example.com {', `http://:${port} {`)
    .replace('listen 80', `listen ${port}`);
}

const ownServer = join(root, '../functions/src/cli/serve.ts');

/** The command that starts each host; nginx and Caddy with the examples of the README. */
const hosts: Readonly<Record<string, (port: number) => string>> = {
  own: (port) => `"${process.execPath}" "${ownServer}" --port ${port} --site ${site} --data data`,
  netlify: (port) => `netlify dev --offline --no-open --dir ${site} --port ${port}`,
  wrangler: (port) => `wrangler pages dev ${site} --port ${port}`,
  serve: (port) => `serve ${site} --listen ${port}`,
  nginx: (port) => {
    const server = `error_log stderr; pid ${folder}/pid; events {}\nhttp { include /etc/nginx/mime.types; access_log off;\n${example('nginx', port)}}`;
    writeFileSync(join(folder, 'nginx.conf'), server);
    return `nginx -c ${folder}/nginx.conf -g 'daemon off;'`;
  },
  caddy: (port) => {
    writeFileSync(join(folder, 'Caddyfile'), `{\n admin off\n}\n${example('caddyfile', port)}`);
    return `caddy run --config ${folder}/Caddyfile`;
  },
};

/** Addresses that nobody should use: none may fail, show another page or leave the site. */
const oddAddresses = [
  ...`//pricing /pricing// /PRICING /Pricing /%70ricing /pricing%20 /pricing. /pricing.htm
  /pricing.html.br /pricing/index /pricing/index.html /pricing/x /index /index.html /index.htm /404
  /404.html /404/ /_headers /_redirects /index.html.br /.env /.git/config /%2e%2e/etc/passwd /..%2f..
  /assets /assets/ /assets/nothing.js /resources/ /resources/blog/ /resources// /resources/blog/nothing
  /resources/guides/nothing /resources/blog.html /% /%00 /%e0%a4%a /? /?a=% /pricing? /pricing?a=1&a=2
  /pricing;a=1 /pricing&a /favicon /robots /sitemap`.split(/\s+/),
  '/a'.repeat(500),
];

const moved = readFileSync(join(site, '_redirects'), 'utf8')
  .split('\n')
  .map((line) => line.split(' '))
  .filter(([from]) => from && !from.endsWith('/'));
const [security = ''] = readFileSync(join(site, '_headers'), 'utf8').split('\n\n');
const [, ...securityHeaders] = security.split('\n').map((line) => line.trim().split(': '));

const document = (path: string) => readFileSync(join(site, documentFile(path)), 'utf8');

/** How many of some items hold. */
async function count<Item>(items: readonly Item[], holds: (item: Item) => Promise<boolean>) {
  const results: boolean[] = [];
  for (const item of items) results.push(await holds(item).catch(() => false));
  return `${results.filter(Boolean).length} of ${items.length}`;
}

async function tryHost(origin: string) {
  const client = await request.newContext({ baseURL: origin });
  const get = async (path: string, headers: Record<string, string> = {}, maxRedirects = 5) => {
    const response = await client.get(origin + path, { headers, maxRedirects });
    const text = await response.text();
    return { status: response.status(), url: response.url(), headers: response.headers(), text };
  };
  const shows = async (address: string, path: string, maxRedirects = 5) => {
    const response = await get(address, {}, maxRedirects);
    return response.status === 200 && response.text === document(path);
  };
  const leadsTo = async (from: string, to: string, query = '') => {
    const response = await get(from + query, {}, 0);
    const target = URL.parse(response.headers['location'] ?? '', origin);
    const wanted = new URL(to, origin);
    const isThere = target?.pathname === wanted.pathname && target.search.includes(wanted.search);
    return response.status === 301 && isThere && target.search.includes(query.slice(1));
  };
  const encoding = async (path: string, accepted: string) =>
    (await get(path, { 'accept-encoding': accepted })).headers['content-encoding'] ?? '-';
  const header = async (path: string, name: string) => (await get(path)).headers[name] ?? '-';
  // The own server sends all headers only where a proxy says that the visitor has HTTPS.
  const page = await get('/pricing', { 'x-forwarded-proto': 'https' });
  const script = /src="(\/assets\/[^"]*)"/.exec(document('/'))?.[1] ?? '';
  return {
    routes: await count(paths, (path) => shows(path, path, 0)),
    '/x/': await count(paths.slice(1), (path) => shows(`${path}/`, path)),
    '/x.html': await count(paths.slice(1), (path) => shows(`${path}.html`, path)),
    redirects: await count(moved, ([from = '', to = '']) => leadsTo(from, to)),
    'with /': await count(moved, ([from = '', to = '']) => leadsTo(`${from}/`, to)),
    'with query': await count(moved, ([from = '', to = '']) => leadsTo(from, to, '?utm_source=x')),
    headers: await count(
      securityHeaders,
      async ([name = '', value]) => page.headers[name.toLowerCase()] === value,
    ),
    prefetching: await header('/speculation-rules.json', 'content-type'),
    'script kept': await header(script, 'cache-control'),
    Markdown: `${await header('/privacy.md', 'content-type')}, ${await header('/privacy.md', 'x-robots-tag')}`,
    feed: await header('/rss.xml', 'content-type'),
    'br, gzip': `${await encoding('/pricing', 'br')}, ${await encoding('/pricing', 'gzip')}`,
    '404': `${(await get('/nowhere')).status}, ${await encoding('/nowhere', 'gzip, br')}`,
    'settings shown': await count(
      ['/_headers', '/_redirects', '/index.html.br'],
      async (address) => (await get(address)).status === 200,
    ),
    browser: await tryInBrowser(origin),
    // Last, because one may end a host.
    'odd addresses': await count(oddAddresses, async (address) => {
      const response = await get(address);
      return response.status < 500 && new URL(response.url).origin === origin;
    }),
  };
}

/** How many problems the browser reports on some pages. */
async function tryInBrowser(origin: string): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  const problems: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  for (const path of ['/', '/pricing', '/contact', '/resources?type=blog', '/privacy']) {
    await page.goto(origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('page:hydrated').length > 0);
  }
  await browser.close();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0 ? 'no problem' : `${problems.length} problems`;
}

const isReady = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

execSync(example('bash'), { stdio: 'inherit' });
const asked = process.argv.slice(2);
const rows: Record<string, unknown> = {};
for (const [name, start] of Object.entries(hosts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const port = await getPort();
  if (name !== 'own' && !findProgram(name)) {
    process.stderr.write(`${name} is not installed\n`);
    continue;
  }
  // A group of its own, because some start further processes.
  const host = spawn(start(port), { cwd: folder, detached: true, shell: true, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  try {
    while (!(await isReady(origin))) {
      if (host.exitCode !== null) throw new Error(`${name} ended before it answered.`);
      await setTimeout(200);
    }
    rows[name] = await tryHost(origin);
  } catch (error) {
    rows[name] = { routes: String(error) };
  } finally {
    if (host.pid && host.exitCode === null) process.kill(-host.pid);
  }
  console.info(name, rows[name]);
}
