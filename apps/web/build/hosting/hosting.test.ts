import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { contentSecurityPolicy, stylePolicy } from './policy.ts';
import { headersFile, hostingRules, writeHosting } from './rules.ts';
import { typeOf } from './types.ts';

const rules = hostingRules({ redirects: [] });
const [everywhere, ...others] = rules.headers;

describe('the Content-Security-Policy', () => {
  const policy = contentSecurityPolicy();

  it('allows no inline scripts and no eval', () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|unsafe-hashes|strict-dynamic|\bdata:|\*/);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
  });

  it('leaves inline styles to the policy of each document, which allows only its own', () => {
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(stylePolicy('')).toBe(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'unsafe-inline'",
    );
  });

  it.each([
    [{}, ''],
    [{ functionsUrl: '', visitsUrl: '/events' }, ''],
    [{ functionsUrl: 'https://project.test/x' }, ' https://project.test'],
    [{ visitsUrl: 'https://plausible.test/api/event' }, ' https://plausible.test'],
  ])('with %j allows calls to the site and%s', (thirdParties, origins) => {
    expect(contentSecurityPolicy(thirdParties)).toContain(`connect-src 'self'${origins};`);
  });

  it('rejects a relative address of the functions', () => {
    expect(() => readSettings({ FUNCTIONS_URL: 'api' })).toThrow(
      'FUNCTIONS_URL can\'t be used. Expected an address such as https://api.example.com. Received "api".',
    );
  });
});

it('has the same headers behind nginx and Caddy, as the README sets them up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'site'));
  writeHosting(rules, join(folder, 'site'));
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, commands = ''] = /```bash\n(.*?)```/s.exec(readme) ?? [];
  execFileSync('sh', ['-c', commands.replace('/srv/cornerbell', folder)]);

  const nginx = readFileSync(join(folder, 'headers.nginx'), 'utf8');
  const directives = nginx.matchAll(/^add_header (\S+) "((?:[^"\\]|\\")*)" always;$/gm);
  const headers = Array.from(directives, ([, name, value]) => [
    name,
    value?.replaceAll('\\"', '"'),
  ]);
  expect(headers).toEqual(everywhere.headers);
  const caddy = readFileSync(join(folder, 'site.caddy'), 'utf8');
  for (const [name, value] of everywhere.headers) {
    expect(caddy).toContain(`header  ${name} \`${value}\`\n`);
  }
});

it('sets no header of a file by two rules', () => {
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

it('sets noindex on alternates of a page and the types of feeds', () => {
  const netlify = headersFile(rules);
  for (const [ending, type] of [
    ['md', 'text/markdown; charset=utf-8'],
    ['pdf', 'application/pdf'],
    ['csv', 'text/csv; charset=utf-8'],
  ])
    expect(netlify).toContain(`/*.${ending}\n  Content-Type: ${type}\n  X-Robots-Tag: noindex\n`);
  expect(netlify).toContain('/rss.xml\n  Content-Type: application/rss+xml; charset=utf-8\n');
});

it('knows the Content-Type of every kind of file', () => {
  expect(['html', 'webmanifest', 'svg', 'ico', 'zzz'].map(typeOf)).toEqual([
    'text/html; charset=utf-8',
    'application/manifest+json; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'image/vnd.microsoft.icon',
    'application/octet-stream',
  ]);
});
