import { describe, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { toDateTexts } from '../schema/date-texts.ts';
import type { Library } from '../schema/library.ts';
import type { Post } from '../schema/post.ts';
import type { Redirect } from '../schema/site/redirect.ts';
import { checkAddresses } from './check-addresses.ts';
import { addressesToRegister, readRegister, writeRegister } from './register.ts';

const asOf = '2026-11-22';
const author = { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' };

function post(slug: string, more: Partial<Post> = {}): Post {
  return {
    id: slug,
    slug,
    title: slug,
    excerpt: slug,
    content: slug,
    author,
    category: 'news',
    tags: ['news'],
    publishedDate: '2025-07-14',
    dates: toDateTexts('2025-07-14'),
    readTime: 1,
    featured: false,
    relatedPosts: [],
    ...more,
  };
}

const library = (...posts: Post[]): Library => ({
  posts,
  guides: [],
  legal: [],
  authors: [author],
});

const before = library(post('pads'), post('ropes'));
const register = writeRegister(addressesToRegister(before, asOf));

function check(now: Library, redirects: readonly Redirect[] = [], day = asOf, text = register) {
  const written = redirects.map((redirect, index) => ({ ...redirect, line: index + 2 }));
  return checkAddresses({ library: now, register: text, redirects: written, asOf: day }).map(
    formatFinding,
  );
}

const lineOf = (address: string) =>
  readRegister(register).find((entry) => entry.address === address)?.line;
const ropes = `addresses.txt:${lineOf('/resources/blog/ropes')}:1 error lost-address: "/resources/blog/ropes" is registered but has no page now`;

describe('the addresses of a library', () => {
  it('are all registered, pages too, but not the not-found page', () => {
    expect(check(before)).toEqual([]);
    expect(register).toMatch(/^\/pricing$/m);
    expect(register).not.toMatch(/404/);
  });

  it('are reported as warnings when new', () => {
    expect(check(library(...before.posts, post('bags')))).toEqual([
      'addresses.txt:1:1 warning unregistered-address: "/resources/blog/bags" is not registered → run `pnpm content register`, which adds it.',
    ]);
  });

  it('may not be lost when a page is renamed, and the new name is suggested', () => {
    expect(check(library(post('pads'), post('jump-ropes')))).toContain(
      `${ropes} → add the line \`/resources/blog/ropes /resources/blog/jump-ropes\` to site/redirects.txt, or remove this one if it was never live.`,
    );
  });

  it.each([
    ['deleted', library(post('pads')), ''],
    [
      'made a draft',
      library(post('pads'), post('ropes', { status: 'draft' })),
      ', because the item is a draft',
    ],
    [
      'put off',
      library(post('pads'), post('ropes', { publishedDate: '2026-12-01' })),
      ', because the item is scheduled for a later day',
    ],
  ])('may not be lost when a page is %s', (_what, now, remark) => {
    expect(check(now)).toEqual([
      `${ropes}${remark} → add the line \`/resources/blog/ropes /resources\` to site/redirects.txt, or remove this one if it was never live.`,
    ]);
    expect(check(now, [{ from: '/resources/blog/ropes', to: '/resources/blog/pads' }])).toEqual([]);
  });

  it('are kept by a page that becomes unlisted', () => {
    expect(check(library(post('pads'), post('ropes', { status: 'unlisted' })))).toEqual([]);
  });

  it('of scheduled pages are registered ahead, and count from their day', () => {
    const scheduled = library(...before.posts, post('bags', { publishedDate: '2026-12-01' }));
    const ahead = writeRegister(addressesToRegister(scheduled, asOf));
    expect(ahead).toContain('/resources/blog/bags from 2026-12-01\n');
    expect(check(scheduled, [], asOf, ahead)).toEqual([]);
    expect(check(before, [], '2026-11-30', ahead)).toEqual([]);
    expect(check(before, [], '2026-12-01', ahead)).toEqual([
      expect.stringContaining('lost-address: "/resources/blog/bags"'),
    ]);
  });
});

describe('a line of the register', () => {
  it.each([
    ['a comment after the address', '/resources/blog/old  # renamed'],
    ['an invalid day', '/faq from 2026-3-1'],
    ['a day without "from"', '/faq 2026-03-01'],
    ['a name without its slash', 'ropes'],
    ['the address of another site', 'https://example.com/faq'],
  ])('may not be %s, which would protect no address', (_what, line) => {
    const number = register.split('\n').length;
    expect(check(before, [], asOf, `${register}  ${line}\r\n`)).toEqual([
      `addresses.txt:${number}:1 error unreadable-address: ${JSON.stringify(line)} is not an address → write one per line, \`/faq\` or \`/resources/blog/ropes from 2026-12-01\`; comments are lines that begin with #.`,
    ]);
  });

  it('may be empty or a comment, with Windows line ends', () => {
    const text = `${register}\n  # A remark from 2026-03-01\n`.replaceAll('\n', '\r\n');
    expect(check(before, [], asOf, text)).toEqual([]);
  });
});

describe('a redirect', () => {
  const to = '/resources/blog/pads';
  it.each([
    [
      'in a loop',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      [
        'site/redirects.txt:2:1 error redirect-loop: "/a" redirects in a loop → redirect it to a page.',
        'site/redirects.txt:3:1 error redirect-loop: "/b" redirects in a loop → redirect it to a page.',
      ],
    ],
    [
      'to no page',
      [{ from: '/a', to: '/resources/blog/pasd' }],
      [
        'site/redirects.txt:2:1 error redirect-to-nowhere: "/a" leads to "/resources/blog/pasd", which is not a published page → write the path of one. Did you mean "/resources/blog/pads"?',
      ],
    ],
    [
      'over a page',
      [{ from: '/faq', to }],
      [
        'site/redirects.txt:2:1 warning redirect-over-page: "/faq" is redirected, but has a page, which is shown instead → remove the line, or give the page another address.',
      ],
    ],
    [
      'twice',
      [
        { from: '/a', to },
        { from: '/a', to: '/faq#setup' },
      ],
      [
        'site/redirects.txt:3:1 error duplicate-redirect: "/a" is redirected twice → keep one of the two lines.',
      ],
    ],
    [
      'from an invalid path',
      [{ from: '/A b', to }],
      [
        'site/redirects.txt:2:1 error wrong-redirect: "/A b" is not the path of a page → write one such as `/resources/blog/ten-days-quiet`.',
      ],
    ],
  ])('may not lead %s', (_what, redirects, expected) => {
    expect(check(before, redirects)).toEqual(expected);
  });

  it('may lead through others to a part of a page', () => {
    const redirects = [
      { from: '/a', to: '/b#setup' },
      { from: '/b', to: '/faq' },
    ];
    expect(check(before, redirects)).toEqual([]);
  });
});
