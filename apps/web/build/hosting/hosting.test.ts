// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { contentSecurityPolicy, stylePolicy } from './policy.ts';
import { hostingRules } from './rules.ts';
import { typeOf } from './types.ts';
import { vercelFile } from './vercel.ts';

const moved = [{ from: '/old', to: '/new' }];
const origin = 'https://www.site.test';
const rules = hostingRules({ origin, redirects: moved });
const [everywhere, ...others] = rules.headers;

describe('the Content-Security-Policy', () => {
  const policy = contentSecurityPolicy();

  it('lets no inline script and no eval in', () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|strict-dynamic|\bdata:|\*/);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
  });

  it('leaves inline styles to the policy in each document, which lets in its own alone', () => {
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(stylePolicy('')).toBe(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'unsafe-inline'",
    );
  });

  it.each([
    [undefined, "connect-src 'self';"],
    ['', "connect-src 'self';"],
    ['https://project.supabase.test/x', "connect-src 'self' https://project.supabase.test;"],
  ])('with the functions at %j allows %s', (functionsUrl, directive) => {
    expect(contentSecurityPolicy({ functionsUrl })).toContain(directive);
  });

  it('refuses functions without an absolute address', () => {
    expect(() => contentSecurityPolicy({ functionsUrl: 'api' })).toThrow('Invalid URL');
  });

  it('lets a challenge in only where the site has one', () => {
    const cloudflare = 'https://challenges.cloudflare.com';
    expect(policy).not.toContain(cloudflare);
    expect(policy).toContain("frame-src 'none';");
    const guarded = contentSecurityPolicy({ hasChallenge: true });
    expect(guarded).toContain(`script-src 'self' ${cloudflare};`);
    expect(guarded).toContain(`frame-src ${cloudflare};`);
  });

  it.each([
    [undefined, "connect-src 'self';"],
    ['/events', "connect-src 'self';"],
    ['https://plausible.test/api/event', "connect-src 'self' https://plausible.test;"],
  ])('with visits counted at %j allows %s', (visitsUrl, directive) => {
    expect(contentSecurityPolicy({ visitsUrl })).toContain(directive);
  });
});

it('gives no file the same header from two rules', () => {
  const patterns = rules.headers.flatMap(({ path, headers }) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`);
    return headers.map(([name]) => ({ name, pattern }));
  });
  const addresses = ['/', '/faq', '/faq/index.json', '/faq.md', '/assets/a-1.js', '/cards/1.png'];
  for (const address of [...addresses, ...others.map(({ path }) => path)]) {
    const names = patterns.filter(({ pattern }) => pattern.test(address)).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

it('lets no other site frame a page, and no page use what it does not need', () => {
  const headers = Object.fromEntries(everywhere.headers);
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
});

it('says the same to every host', () => {
  const files = [headersFile(rules), vercelFile(rules), nginxFile(rules)];
  for (const [, value] of rules.headers.flatMap(({ headers }) => headers)) {
    for (const file of files) expect(file).toContain(value);
  }
  for (const file of [redirectsFile(rules), vercelFile(rules), nginxFile(rules)]) {
    expect(file).toContain('/old');
    expect(file).toContain('/new');
  }
});

it('has hashed names kept for good, data reused for minutes and the rest asked for again', () => {
  const caching = others.flatMap(({ path, headers }) =>
    headers.flatMap(([name, value]) => (name === 'Cache-Control' ? [[path, value]] : [])),
  );
  expect(Object.fromEntries(caching)).toEqual({
    '/assets/*': 'public, max-age=31536000, immutable',
    '/cards/*': 'public, max-age=31536000, immutable',
    '/*.json': 'public, max-age=300',
    '/sw.js': 'no-cache',
  });
  expect(everywhere.headers.map(([name]) => name)).not.toContain('Cache-Control');
});

it('writes _headers and _redirects as hosts read them', () => {
  expect(headersFile(rules)).toMatch(
    /^\/\*\n {2}Content-Security-Policy: .*\n(?: {2}\S+: .*\n)+\n\//,
  );
  expect(redirectsFile(rules)).toBe('/old /new 301\n');
});

it('gives Vercel valid JSON', () => {
  const { redirects, headers } = JSON.parse(vercelFile(rules));
  expect(redirects).toEqual([{ source: '/old', destination: '/new', statusCode: 301 }]);
  expect(headers[1]).toEqual({
    source: '/assets/(.*)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
});

it('keeps search engines from what repeats a page and gives feeds their types, on every host', () => {
  const [netlify, vercel, nginx] = [headersFile(rules), vercelFile(rules), nginxFile(rules)];
  expect(netlify).toContain(
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
  );
  expect(netlify).toContain('/*.pdf\n  Content-Type: application/pdf\n  X-Robots-Tag: noindex\n');
  expect(netlify).toContain('/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8\n');
  const { headers } = JSON.parse(vercel) as { headers: { source: string; headers: object[] }[] };
  for (const ending of ['md', 'pdf', 'csv', 'ics']) {
    expect(headers.find(({ source }) => source === `/(.*).${ending}`)?.headers).toContainEqual({
      key: 'X-Robots-Tag',
      value: 'noindex',
    });
  }
  expect(nginx).toContain(
    String.raw`map "$status $request_uri" $cornerbell_x_robots_tag {
  "~^(200|206|304) /[^?]*\.md(\?|$)" "noindex";
  "~^(200|206|304) /[^?]*\.pdf(\?|$)" "noindex";
  "~^(200|206|304) /[^?]*\.csv(\?|$)" "noindex";
  "~^(200|206|304) /[^?]*\.ics(\?|$)" "noindex";
}`,
  );
  expect(nginx).toContain('add_header X-Robots-Tag "$cornerbell_x_robots_tag" always;');
  expect(nginx).toMatch(/location = \/atom\.xml \{.*application\/atom\+xml; charset=utf-8/);
});

it('lets nginx pass calls on only where the functions have no origin of their own', () => {
  expect(nginxFile(rules)).toContain('proxy_pass');
  // By this the host tells visitors apart.
  expect(nginxFile(rules)).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;');
  const apart = hostingRules({ origin, redirects: moved, functionsUrl: 'https://api.test' });
  expect(nginxFile(apart)).not.toContain('proxy_pass');
});

const hsts = (secureSubdomains?: boolean) =>
  /Strict-Transport-Security: (.*)/.exec(
    headersFile(hostingRules({ origin, redirects: [], secureSubdomains })),
  )?.[1];

it('binds the hosts below its own to HTTPS only where that is asked for', () => {
  expect([hsts(), hsts(true)]).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains']);
});

it('has nginx answer to the name of the site alone', () => {
  expect(nginxFile(rules).match(/server_name .*;/g)).toEqual([
    'server_name www.site.test;',
    'server_name www.site.test;',
  ]);
});

it('sends every kind of file with its type', () => {
  expect(['html', 'webmanifest', 'svg', 'ico', 'zzz'].map(typeOf)).toEqual([
    'text/html; charset=utf-8',
    'application/manifest+json; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'image/vnd.microsoft.icon',
    'application/octet-stream',
  ]);
});
