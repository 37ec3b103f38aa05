import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedAt, publishStateAt } from './published-at.ts';
import type { Guide } from '../schema/guide.ts';
import type { Library } from '../schema/library.ts';
import type { Post } from '../schema/post.ts';
import { statuses, type Status } from '../schema/status.ts';

const author = { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' };

function post(id: string, publishedDate: string, status?: Status): Post {
  return {
    id,
    slug: `post-${id}`,
    title: id,
    excerpt: id,
    content: id,
    author,
    category: 'news',
    tags: [],
    status,
    publishedDate,
    dates: { card: '', small: '', page: '' },
    readTime: 1,
    featured: false,
    relatedPosts: [],
  };
}

function guide(id: string, publishedDate: string, status?: Status): Guide {
  return {
    id,
    slug: `guide-${id}`,
    title: id,
    description: id,
    excerpt: id,
    content: id,
    type: 'ebook',
    status,
    publishedDate,
    dates: { card: '', small: '', page: '' },
    featured: false,
    relatedGuides: [],
  };
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

function seen(library: Library, asOf: string) {
  const { posts, guides, unlisted } = publishedAt(library, asOf);
  return [ids(posts), ids(guides), ids(unlisted.posts), ids(unlisted.guides)];
}

describe('publishedAt', () => {
  const library: Library = {
    posts: [
      post('d', '2026-12-02', 'unlisted'),
      post('c', '2026-12-01'),
      post('b', '2026-11-30', 'published'),
      post('a', '2026-11-29', 'draft'),
    ],
    guides: [guide('y', '2026-12-01'), guide('x', '2026-01-01', 'unlisted')],
    legal: [],
    authors: [author],
  };

  it.each([
    ['2026-11-29', ['', '', 'd', 'x']],
    ['2026-11-30', ['b', '', 'd', 'x']],
    ['2026-12-01', ['cb', 'y', 'd', 'x']],
    ['2030-01-01', ['cb', 'y', 'd', 'x']],
  ])('shows on %s what is published by then, and unlisted items separately', (asOf, expected) => {
    expect(seen(library, asOf)).toEqual(expected);
  });

  it('keeps legal texts and authors', () => {
    expect(publishedAt(library, '2020-01-01')).toMatchObject({ legal: [], authors: [author] });
  });
});

const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-12-0${number}`);
const items = fc.array(fc.tuple(day, fc.constantFrom(...statuses, undefined)));

it('shows no item twice, no draft, and nothing before its day; a second selection is that of the earlier day', () => {
  fc.assert(
    fc.property(items, day, day, (made, one, other) => {
      const library: Library = {
        posts: made.map(([date, status], index) => post(`${index}`, date, status)),
        guides: [],
        legal: [],
        authors: [],
      };
      const { posts, unlisted } = publishedAt(library, one);
      const shown = [...posts, ...unlisted.posts];
      expect(new Set(shown).size).toBe(shown.length);
      for (const item of library.posts) {
        expect(posts.includes(item)).toBe(
          item.status !== 'draft' && item.status !== 'unlisted' && item.publishedDate <= one,
        );
        expect(unlisted.posts.includes(item)).toBe(item.status === 'unlisted');
        expect(shown.includes(item)).toBe(
          !['draft', 'scheduled'].includes(publishStateAt(item, one)),
        );
      }
      const [earlier = ''] = [one, other].toSorted();
      expect(publishedAt(publishedAt(library, one), other)).toEqual(publishedAt(library, earlier));
    }),
  );
});
