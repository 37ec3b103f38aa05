import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { parseJSON } from 'netlify-redirector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../local-host/serve.ts';
import { hostingRules } from './rules.ts';
import { writeHosting } from './write.ts';

const rules = hostingRules({
  redirects: [
    { from: '/old', to: '/pricing' },
    { from: '/resources/old', to: '/resources/blog' },
    { from: '/refunds', to: '/faq#refunds' },
    { from: '/news', to: '/resources?type=blog&category=news' },
  ],
});
const pages = ['/', '/pricing', '/faq', '/resources', '/resources/blog'];
const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
const site = join(folder, 'site');
const origin = 'https://site.test';

const none = () => '';

/** What a host answers: the address of a redirect; for a page nothing. */
type Answer = string | undefined;
type Host = (address: string) => Promise<Answer> | Answer;

let host: Awaited<ReturnType<typeof serve>>;
let hosts: Readonly<Record<'local' | 'netlify' | 'vercel', Host>>;
/** What the hosts' parsers complain of. */
const errors: unknown[] = [];
let netlifyRedirects: readonly unknown[] = [];
let vercelRoutes: readonly RouteWithSrc[] = [];
let netlifyHeaders: readonly Header[] = [];

async function localHost(): Promise<Host> {
  host = await serve(site, join(folder, 'data'));
  return async (address) => {
    const response = await fetch(host.origin + address, { redirect: 'manual' });
    return response.headers.get('location') ?? undefined;
  };
}

/** The answers of Netlify by its own parser and matcher. Like Netlify, it adds the query to a target without one. */
async function netlifyHost(): Promise<Host> {
  const parsed = await parseAllRedirects({
    redirectsFiles: [join(site, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  errors.push(...parsed.errors);
  netlifyRedirects = parsed.redirects;
  const matcher = await parseJSON(JSON.stringify(netlifyRedirects), {});
  return (address) => {
    const { pathname: path, search } = new URL(origin + address);
    const request = { scheme: 'https', host: 'site.test', headers: {}, cookieValues: {} };
    const rule = matcher.match({ ...request, path, query: '', getHeader: none, getCookie: none });
    if (!rule) return undefined;
    const target = new URL(rule.to, origin);
    if (target.search === '') target.search = search;
    return target.href.slice(origin.length);
  };
}

/** The answers of Vercel by its own router's rules. Like Vercel, it adds the query to that of the target. */
function vercelHost(): Host {
  const { routes, error } = getTransformedRoutes(
    JSON.parse(readFileSync(join(site, 'vercel.json'), 'utf8')),
  );
  if (error) errors.push(error);
  vercelRoutes = (routes ?? []).filter((route): route is RouteWithSrc => !('handle' in route));
  return (address) => {
    const { pathname, search } = new URL(origin + address);
    for (const { src = '', headers } of vercelRoutes) {
      const location = headers?.['Location'];
      if (location === undefined || !new RegExp(src).test(pathname)) continue;
      const target = new URL(pathname.replace(new RegExp(src), location), origin);
      target.search = [target.search.slice(1), search.slice(1)].filter(Boolean).join('&');
      return target.href.slice(origin.length);
    }
    return undefined;
  };
}

beforeAll(async () => {
  for (const path of pages) {
    mkdirSync(join(site, path), { recursive: true });
    writeFileSync(join(site, path, 'index.html'), `<h1>${path}</h1>`);
  }
  writeFileSync(join(site, '404.html'), '<h1>Not found</h1>');
  writeHosting(rules, site);
  hosts = { local: await localHost(), netlify: await netlifyHost(), vercel: vercelHost() };
  const parsed = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  errors.push(...parsed.errors);
  netlifyHeaders = parsed.headers as Header[];
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

it('the parser of each host accepts its file, and Netlify redirects even where there is a file', () => {
  expect(errors).toEqual([]);
  expect(netlifyRedirects.length).toBeGreaterThan(rules.redirects.length);
  for (const redirect of netlifyRedirects)
    expect(redirect).toMatchObject({ status: 301, force: true });
});

/** The address at which a visitor ends. */
async function follow(answer: Host, address: string): Promise<string> {
  let at = address;
  for (let steps = 0; steps < 5; steps += 1) {
    const next = await answer(at);
    if (next === undefined) return at;
    at = next;
  }
  throw new Error(`${address} redirects in a loop, to ${at}.`);
}

describe.each(['local', 'netlify', 'vercel'] as const)('on the %s host', (name) => {
  it.each([
    ['/pricing?utm=x', '/pricing?utm=x'],
    ['/index.html', '/'],
    ['/pricing/index.html?utm=x', '/pricing?utm=x'],
    ['/resources/blog/index.html', '/resources/blog'],
    ['/resources/blog/a-post/index.html', '/resources/blog/a-post'],
    ['/old/', '/pricing'],
    ['/old?utm=x', '/pricing?utm=x'],
    ['/old/index.html', '/pricing'],
    ['/resources/old', '/resources/blog'],
    ['/refunds/?utm=x', '/faq?utm=x#refunds'],
    ['/news', '/resources?type=blog&category=news'],
    ['/PRICING', '/PRICING'],
    ['/%70ricing', '/%70ricing'],
    ['/nowhere', '/nowhere'],
  ])('%s leads to %s', async (address, target) => {
    await expect(follow(hosts[name], address)).resolves.toBe(target);
  });
});

// Netlify drops the query here, and decides by itself about a slash at the end.
describe.each(['local', 'vercel'] as const)('on the %s host, unlike Netlify,', (name) => {
  it.each([
    ['/news?utm=x', '/resources?type=blog&category=news&utm=x'],
    ['/pricing/', '/pricing'],
    ['/pricing/?utm=x', '/pricing?utm=x'],
  ])('%s leads to %s', async (address, target) => {
    await expect(follow(hosts[name], address)).resolves.toBe(target);
  });
});

it.each([
  ['//pricing', '/pricing'],
  ['/pricing///', '/pricing'],
  ['/resources//blog', '/resources/blog'],
  ['//old.test/', '/old.test'],
])('the local host redirects %s to %s', async (address, target) => {
  expect(await hosts.local(address)).toBe(target);
});

const headersOf = {
  netlify: (path: string) =>
    netlifyHeaders
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap(({ values }) => Object.entries(values)),
  vercel: (path: string) =>
    vercelRoutes
      .filter(({ src, headers }) => headers && !headers['Location'] && new RegExp(src).test(path))
      .flatMap(({ headers = {} }) => Object.entries(headers)),
};

it.each(['/', '/pricing', '/index.json', '/assets/a-1.js', '/rss.xml', '/a.md', '/a.pdf', '/no'])(
  'Netlify and Vercel send the same headers with %s',
  (path) => {
    expect(headersOf.netlify(path).length).toBeGreaterThan(5);
    expect(headersOf.netlify(path).toSorted()).toEqual(headersOf.vercel(path).toSorted());
  },
);
