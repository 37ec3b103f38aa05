import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blogCategories } from './categories.ts';
import { formatFinding } from './loader/finding.ts';
import { loadLibrary } from './loader/load-library.ts';
import { countWords, readingMinutes } from './loader/word-count.ts';
import { relatedGuides, relatedPosts } from './related.ts';
import type { Library } from './schema/library.ts';
import { pages } from './site/pages.ts';

let library: Library = { posts: [], guides: [], legal: [], authors: [] };

beforeAll(() => {
  const result = loadLibrary(join(import.meta.dirname, '..'));
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  ({ library } = result);
});

function bodies() {
  return [...library.posts, ...library.guides, ...library.legal];
}

describe('the six posts (issue 2)', () => {
  it('have their ids, slugs, categories and days', () => {
    expect(
      library.posts.map(({ id, slug, category, publishedDate, featured }) =>
        [id, slug, category, publishedDate, featured].join(' '),
      ),
    ).toEqual([
      '1 fifty-founding-gyms news 2025-07-28 true',
      '2 ten-days-quiet educational 2025-07-14 true',
      '3 sparring-clearance-that-holds-up educational 2025-06-23 false',
      '4 start-with-twenty-four-skills gym-tips 2025-05-19 false',
      '5 todays-focus-building-the-member-dashboard building-updates 2025-04-07 false',
      '6 why-boxing-gyms-outgrow-generic-software industry 2025-03-03 false',
    ]);
  });

  it('cover every category, with two or more of them featured', () => {
    expect(new Set(library.posts.map(({ category }) => category))).toEqual(
      new Set(blogCategories.map(({ id }) => id)),
    );
    expect(library.posts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2);
  });

  it('have 700 to 1,400 words and take 4 to 8 minutes, as they say', () => {
    const wrong = library.posts
      .map(({ slug, content, readTime }) => ({ slug, words: countWords(content), readTime }))
      .filter(
        ({ words, readTime }) =>
          words < 700 ||
          words > 1400 ||
          readTime < 4 ||
          readTime > 8 ||
          readTime !== readingMinutes(words),
      );
    expect(wrong).toEqual([]);
  });

  it('have one author, the founders', () => {
    expect(new Set(library.posts.map(({ author }) => author.id))).toEqual(new Set(['founders']));
    expect(library.authors).toHaveLength(1);
    expect(library.authors[0]).toMatchObject({
      name: 'The Cornerbell founders',
      avatar: '/images/founders.svg',
    });
  });

  it('have two or three related posts each', () => {
    const counts = library.posts.map((post) => relatedPosts(post, library.posts).length);
    expect(counts.filter((count) => count < 2)).toEqual([]);
  });
});

describe('the six guides (Specification §3)', () => {
  it('have their ids, slugs, types, days and downloads', () => {
    expect(
      library.guides.map(({ id, slug, type, publishedDate, downloadCount }) =>
        [id, slug, type, publishedDate, downloadCount].join(' '),
      ),
    ).toEqual([
      '1 gym-management-checklist checklist 2025-01-20 156',
      '2 class-scheduling-template template 2025-01-15 142',
      '3 skills-tracking-template template 2025-01-10 98',
      '4 member-retention-strategies ebook 2025-01-05 134',
      '5 sparring-clearance-checklist checklist 2025-01-03 87',
      '6 new-member-onboarding-workflow template 2025-01-01 76',
    ]);
  });

  it('mark the spreadsheet of the skills template as coming soon', () => {
    const guide = library.guides.find(({ slug }) => slug === 'skills-tracking-template');
    expect(guide?.content).toMatch(/spreadsheet[^\n]*coming soon/i);
  });

  it('have three related guides each', () => {
    for (const guide of library.guides) {
      expect(relatedGuides(guide, library.guides)).toHaveLength(3);
    }
  });
});

describe('the legal texts (Specification §9)', () => {
  it('are the policy and the terms, of July 31, 2025', () => {
    expect(library.legal.map(({ slug, title, date }) => [slug, title, date])).toEqual([
      ['privacy', 'Privacy Policy', '2025-07-31'],
      ['terms', 'Terms of Service', '2025-07-31'],
    ]);
  });

  it.each([
    ['terms', 'at least 13 years old'],
    ['terms', 'under 18, a parent or guardian'],
    ['terms', 'renews automatically unless you cancel at least 30 days before the renewal'],
    ['terms', 'within 60 days of the charge'],
    ['terms', 'up to 30 days after termination'],
    ['terms', 'the greater of the fees you paid us in the 12 months'],
    ['terms', '500 USD'],
    ['terms', 'informally for 60 days'],
    ['terms', 'within 1 year'],
    ['terms', 'law of the State of Minnesota'],
    ['terms', 'courts in Hennepin County, Minnesota'],
    ['terms', 'fees are non-refundable'],
    ['terms', 'not compliant with the rules for protected health information (PHI)'],
    ['privacy', 'not compliant with the rules for protected health information (PHI)'],
    ['privacy', 'not for children under 13'],
    ['privacy', 'does not honor Do Not Track'],
  ])('%s: %s', (slug, fact) => {
    expect(library.legal.find((text) => text.slug === slug)?.content).toContain(fact);
  });
});

describe('every text', () => {
  it('has a title and a description that search engines show whole, no two alike', () => {
    const descriptions = [
      ...library.posts.map(({ excerpt }) => excerpt),
      ...[...library.guides, ...library.legal].map(({ description }) => description),
    ];
    expect(descriptions.filter(({ length }) => length < 70 || length > 155)).toEqual([]);
    expect(bodies().filter(({ title }) => title.length > 60)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(new Set(bodies().map(({ title }) => title)).size).toBe(bodies().length);
  });

  it('links only to pages, posts and guides that exist', () => {
    const known = new Set<string>([
      ...Object.keys(pages),
      ...library.legal.map(({ slug }) => `/${slug}`),
      ...library.posts.map(({ slug }) => `/resources/blog/${slug}`),
      ...library.guides.map(({ slug }) => `/resources/guides/${slug}`),
    ]);
    const links = bodies().flatMap(({ slug, content }) =>
      [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => `${slug}: ${href}`),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !known.has(link.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('uses only what the line renderer knows', () => {
    const wrong = bodies().flatMap(({ slug, content }) =>
      content
        .split('\n')
        .filter((line) => !isKnownLine(line))
        .map((line) => `${slug}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('begins with a heading of the second level before one of the third', () => {
    const first = bodies().map(({ content }) => /^#+(?= )/m.exec(content)?.[0]);
    expect(new Set(first)).toEqual(new Set(['##']));
  });
});

function isKnownLine(line: string): boolean {
  if (/^\*\*[^*]+\*\*$|^\*[^*]+\*$/.test(line)) return true;
  const isForeign = /^\s+|^#(?!##? )|^####|^\d+[.)] |^[>|*+]|^-{3,}|!\[|\*|`|<\/?[a-z]/i;
  return !isForeign.test(line);
}
