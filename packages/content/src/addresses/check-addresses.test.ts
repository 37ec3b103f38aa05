import { describe, expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { formatFinding } from '../load/finding.ts';
import type { PublishState } from '../query/published-at.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { checkRegister } from './check-addresses.ts';
import type { AddressState } from './register.ts';

const asOf = '2026-11-22';
const register = '# Addresses\n/faq\n/resources/blog/pads\n/resources/blog/ropes\n';

/** The findings of a register beside pages and posts in a state. */
function check(
  posts: Readonly<Record<string, PublishState>>,
  { text = register, day = asOf, redirects = [] as readonly Redirect[] } = {},
) {
  const states = Object.entries(posts).map(([slug, publishState]) => {
    const from = publishState === 'scheduled' ? '2026-12-01' : '2025-07-14';
    return [`/resources/blog/${slug}`, { publishState, from }] as const;
  });
  const pages = new Map<string, AddressState>([['/faq', { publishState: 'published' }], ...states]);
  return checkRegister(text, pages, redirects, day).map(formatFinding);
}

const ropes =
  'addresses.txt:4:1 error lost-address: "/resources/blog/ropes" is registered but has no page now';
const moved = (to: string) =>
  `add \`- { from: /resources/blog/ropes, to: ${to} }\` to site/redirects.yaml, or remove this line if it was never live.`;

describe('a registered address', () => {
  it('has a page, also an unlisted one', () => {
    expect(check({ pads: 'published', ropes: 'published' })).toEqual([]);
    expect(check({ pads: 'published', ropes: 'unlisted' })).toEqual([]);
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
    ['put off', { ropes: 'scheduled' }, ', because the item is scheduled for a later day'],
  ])('may not be lost when a page is %s, unless it is redirected', (_what, posts, remark) => {
    const now = { pads: 'published', ...posts } as const;
    expect(check(now)).toEqual([`${ropes}${remark} → ${moved('/resources')}`]);
    const redirects = [{ from: '/resources/blog/ropes', to: '/resources/blog/pads' }];
    expect(check(now, { redirects })).toEqual([]);
  });

  it('of a scheduled page counts from its day', () => {
    const text = register.replace('ropes', 'ropes from 2026-12-01');
    expect(check({ pads: 'published', ropes: 'scheduled' }, { text })).toEqual([]);
    expect(check({ pads: 'published' }, { text, day: '2026-11-30' })).toEqual([]);
    expect(check({ pads: 'published' }, { text, day: '2026-12-01' })).toEqual([
      expect.stringContaining('lost-address: "/resources/blog/ropes"'),
    ]);
  });
});

const all = { pads: 'published', ropes: 'published' } as const;

describe('a line of the register', () => {
  it.each([
    ['a comment after the address', '/resources/blog/old  # renamed'],
    ['an invalid day', '/faq from 2026-3-1'],
    ['a day without "from"', '/faq 2026-03-01'],
    ['a name without its slash', 'ropes'],
    ['the address of another site', 'https://example.com/faq'],
  ])('may not be %s, which would protect no address', (_what, line) => {
    expect(check(all, { text: `${register}  ${line}\r\n` })).toEqual([
      `addresses.txt:5:1 error unreadable-address: ${JSON.stringify(line)} is not an address → write one per line, \`/faq\` or \`/resources/blog/ropes from 2026-12-01\`; comments are lines that begin with #.`,
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

  it.each<[string, readonly (readonly [from: string, to: string])[], string[]]>([
    [
      'in a loop',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      [
        '2:7 error redirect-loop: "/a" redirects in a loop → redirect it to a page.',
        '4:7 error redirect-loop: "/b" redirects in a loop → redirect it to a page.',
      ],
    ],
    [
      'to no page',
      [['/a', '/prcing']],
      [
        '2:7 error redirect-to-nowhere: "/a" leads to "/prcing", which is not a published page → write the path of one. Did you mean "/pricing"?',
      ],
    ],
    [
      'over a page',
      [['/faq', '/about']],
      [
        '1:9 warning redirect-over-page: "/faq" is redirected, but has a page, which is shown instead → remove the redirect, or give the page another address.',
      ],
    ],
    [
      'twice',
      [
        ['/a', '/about'],
        ['/a', '/faq#setup'],
      ],
      ['3:9 error duplicate-redirect: "/a" is redirected twice → keep one of the two.'],
    ],
    [
      'from an invalid path',
      [['/A b', '/about']],
      [
        '1:9 error wrong-value: [1].from is "/A b" → write the old path, which is never taken away; it is the path of a page, for example `from: /resources/blog/ropes`.',
      ],
    ],
  ])('may not lead %s', (_what, redirects, expected) => {
    content.write(file, redirects.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''));
    const found = checkContent(content.folder, asOf).findings;
    expect(found.filter((finding) => finding.file === file).map(formatFinding)).toEqual(
      expected.map((finding) => `${file}:${finding}`),
    );
  });

  it('may lead through others to a part of a page', () => {
    content.write(file, '- from: /a\n  to: /b#setup\n- from: /b\n  to: /faq\n');
    const found = checkContent(content.folder, asOf).findings;
    expect(found.filter((finding) => finding.file === file)).toEqual([]);
  });
});
