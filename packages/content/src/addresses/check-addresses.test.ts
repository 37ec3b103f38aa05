import { describe, expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { formatFinding } from '../load/finding.ts';
import type { PublishState } from '../query/published-at.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkRegister } from './check-addresses.ts';

const asOf = '2026-11-22';
const register = '# Addresses\n/faq\n/resources/blog/pads\n/resources/blog/ropes\n';

/** The findings of a register beside pages and posts in a state. */
function check(
  posts: Readonly<Record<string, PublishState>>,
  { text = register, redirects = [] as readonly Redirect[] } = {},
) {
  const states = Object.entries(posts).map(
    ([slug, publishState]) => [`/resources/blog/${slug}`, publishState] as const,
  );
  const pages = new Map<string, PublishState>([['/faq', 'published'], ...states]);
  return checkRegister(text, pages, redirects).map(formatFinding);
}

const ropes =
  'addresses.txt:4:1 error lost-address: "/resources/blog/ropes" is registered but has no page now';
const moved = (to: string) =>
  `add the line \`/resources/blog/ropes: ${to}\` to site/redirects.yaml, or remove this one if it was never live.`;

describe('a registered address', () => {
  it.each(['published', 'unlisted', 'scheduled'] as const)('may be that of a %s page', (state) => {
    expect(check({ pads: 'published', ropes: state })).toEqual([]);
  });

  it('may not be lost when a page is renamed, and the new name is suggested', () => {
    expect(check({ pads: 'published', 'jump-ropes': 'published' })).toEqual([
      `${ropes} → ${moved('/resources/blog/jump-ropes')}`,
      'addresses.txt:1:1 warning unregistered-address: "/resources/blog/jump-ropes" is not registered → run `pnpm content register`, which adds it.',
    ]);
  });

  it.each<[string, Record<string, PublishState>, string]>([
    ['deleted', {}, ''],
    ['made a draft', { ropes: 'draft' }, ', because the item is a draft'],
  ])('may not be lost when a page is %s, unless it is redirected', (_what, posts, remark) => {
    const now = { pads: 'published', ...posts } as const;
    expect(check(now)).toEqual([`${ropes}${remark} → ${moved('/resources')}`]);
    const redirects = [{ from: '/resources/blog/ropes', to: '/resources/blog/pads' }];
    expect(check(now, { redirects })).toEqual([]);
  });

  it('of another page may lead home, not to a new post', () => {
    const text = '/faq\n/terms\n';
    expect(check({ 'new-terms': 'published' }, { text })[0]).toMatch(
      / → add the line `\/terms: \/` to /,
    );
  });
});

const all = { pads: 'published', ropes: 'published' } as const;

describe('a line of the register', () => {
  it.each([
    ['a comment after the address', '/resources/blog/old  # renamed'],
    ['a name without its slash', 'ropes'],
    ['the address of another site', 'https://example.com/faq'],
  ])('may not be %s, which would protect no address', (_what, line) => {
    expect(check(all, { text: `${register}  ${line}\r\n` })).toEqual([
      `addresses.txt:5:1 error unreadable-address: ${JSON.stringify(line)} is not an address → write one per line, such as \`/faq\`; comments are lines that begin with #.`,
    ]);
  });

  it('may be empty or a comment, with Windows line ends', () => {
    const text = `${register}\n  # A remark from 2026-03-01\n`.replaceAll('\n', '\r\n');
    expect(check(all, { text })).toEqual([]);
  });
});

describe('a redirect', () => {
  const content = useContentFolder();
  const file = 'site/redirects.yaml';
  const findings = (yaml: string) => {
    content.write(file, yaml);
    return checkContent(content.folder, asOf)
      .findings.filter((finding) => finding.file === file)
      .map((finding) => formatFinding(finding).slice(file.length + 1));
  };

  it.each([
    ['in a loop', '/a: /b\n/b: /a\n', [/^1:5 error moved-link/, /^2:5 error moved-link/]],
    [
      'to a moved address',
      '/a: /b#setup\n/b: /faq\n',
      [/^1:5 error moved-link: "\/b#setup" has moved → write "\/faq#setup"\.$/],
    ],
    [
      'to no page',
      '/a: /prcing\n',
      [/^1:5 error unknown-link: "\/prcing" leads to no page.* Did you mean "\/pricing"\?$/],
    ],
    ['twice', '/a: /about\n/a: /faq#setup\n', [/^2:1 error yaml: .* keys must be unique/]],
    [
      'from an invalid path',
      '/A b: /about\n',
      [/^1:7 error wrong-value: \/A b is "\/A b" → write .*; it is the path of a page/],
    ],
  ])('may not lead %s', (_what, yaml, expected) => {
    expect(findings(yaml)).toEqual(expected.map((form) => expect.stringMatching(form)));
  });

  it('may lead to a part of a page, a list, or a page that is unlisted', () => {
    const path = 'posts/ten-days-quiet.md';
    const text = content.read(path);
    content.write(path, text.replace('status: published', 'status: unlisted'));
    expect(
      findings(
        '/a: /faq#quiet-members\n/b: /resources?type=blog\n/c: /resources/blog/ten-days-quiet\n',
      ),
    ).toEqual([]);
  });
});
