import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blogCategories } from '../schema/categories.ts';
import { formatFinding } from './finding.ts';
import { loadLibrary } from './load-library.ts';
import { countWords, readingMinutes } from './word-count.ts';
import { relatedGuides, relatedPosts } from '../query/related.ts';
import type { Library } from '../schema/library.ts';

// Those that the site began with: whoever adds one changes no test.
const isFirst = ({ id }: { readonly id: string }) => Number(id) <= 6;

let library: Library = { posts: [], guides: [], legal: [], authors: [] };

beforeAll(() => {
  const result = loadLibrary(join(import.meta.dirname, '../..'));
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  const { posts, guides } = result.library;
  library = { ...result.library, posts: posts.filter(isFirst), guides: guides.filter(isFirst) };
});

describe('the first six posts', () => {
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

describe('the six guides', () => {
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

describe('the legal texts', () => {
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
