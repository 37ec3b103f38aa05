// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { contentSecurityPolicy } from './policy.ts';
import { hostingRules } from './rules.ts';
import { vercelFile } from './vercel.ts';

const build = {
  styleHashes: ['sha256-b=', 'sha256-a=', 'sha256-b='],
  redirects: [{ from: '/old', to: '/new' }],
};
const rules = hostingRules(build);

describe('the Content-Security-Policy', () => {
  const policy = contentSecurityPolicy(build);

  it('lets no inline script and no eval in', () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|strict-dynamic|\bdata:|\*/);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(policy).toContain("style-src-attr 'unsafe-inline';");
  });

  it('names each inline style once, in an order that does not depend on the pages', () => {
    expect(policy).toContain("style-src 'self' 'sha256-a=' 'sha256-b=';");
  });

  it.each([
    [undefined, "connect-src 'self';"],
    ['', "connect-src 'self';"],
    ['https://project.supabase.test/x', "connect-src 'self' https://project.supabase.test;"],
  ])('with the functions at %j allows %s', (functionsUrl, directive) => {
    expect(contentSecurityPolicy({ ...build, functionsUrl })).toContain(directive);
  });

  it('refuses functions without an absolute address', () => {
    expect(() => contentSecurityPolicy({ ...build, functionsUrl: 'api' })).toThrow('Invalid URL');
  });
});

it('says the same to every host', () => {
  const files = [headersFile(rules), vercelFile(rules), nginxFile(rules)];
  for (const [name, value] of [...rules.headers, ...rules.immutable.map(({ header }) => header)]) {
    for (const file of files) expect(file).toContain(value);
    expect(name).toMatch(/^[A-Z][\w-]+$/);
  }
  for (const file of [redirectsFile(rules), vercelFile(rules), nginxFile(rules)]) {
    expect(file).toContain('/old');
    expect(file).toContain('/new');
  }
});

it('gives static hosts one block for every file, one for each folder of hashed names and one for what has a type of its own', () => {
  expect(headersFile(rules).match(/^\/.*$/gm)).toEqual([
    '/*',
    '/assets/*',
    '/cards/*',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/*.md',
  ]);
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

it('keeps search engines from the Markdown twins and gives feeds their types, on every host', () => {
  const [netlify, vercel, nginx] = [headersFile(rules), vercelFile(rules), nginxFile(rules)];
  expect(netlify).toContain(
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
  );
  expect(netlify).toContain('/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8\n');
  const { headers } = JSON.parse(vercel) as { headers: { source: string; headers: object[] }[] };
  expect(headers.find(({ source }) => source === '/(.*).md')?.headers).toContainEqual({
    key: 'X-Robots-Tag',
    value: 'noindex',
  });
  expect(nginx).toContain(
    String.raw`map $request_uri $cornerbell_x_robots_tag {
  "~^/[^?]*\.md(\?|$)" "noindex";
}`,
  );
  expect(nginx).toContain('add_header X-Robots-Tag "$cornerbell_x_robots_tag" always;');
  expect(nginx).toMatch(/location = \/atom\.xml \{.*application\/atom\+xml; charset=utf-8/);
});

it('lets nginx pass calls on only where the functions have no origin of their own', () => {
  expect(nginxFile(rules)).toContain('proxy_pass');
  // By this the host tells visitors apart.
  expect(nginxFile(rules)).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;');
  const apart = hostingRules({ ...build, functionsUrl: 'https://api.test' });
  expect(nginxFile(apart)).not.toContain('proxy_pass');
});

it('stops at a policy that Cloudflare Pages would not read', () => {
  const styleHashes = Array.from({ length: 60 }, (_, index) => `sha256-${index}${'x'.repeat(40)}=`);
  const many = hostingRules({ ...build, styleHashes });
  expect(() => headersFile(many)).toThrow(/Content-Security-Policy takes a line of \d+ characters/);
});
