import { expect, it } from 'vitest';
import { publishedAt } from './published-at.ts';
import type { Library } from '../schema/library.ts';
import type { Status } from '../schema/status.ts';

type Item = readonly [id: string, publishedDate: string, status?: Status | undefined];

/** A library with items that have only what decides about them. */
function libraryOf(posts: readonly Item[], guides: readonly Item[] = []): Library {
  const items = (made: readonly Item[]) =>
    made.map(([id, publishedDate, status]) => ({ id, publishedDate, status }));
  const library = { posts: items(posts), guides: items(guides), legal: [], authors: [] };
  return library as unknown as Library;
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

const library = libraryOf(
  [
    ['d', '2026-12-02', 'unlisted'],
    ['c', '2026-12-01'],
    ['b', '2026-11-30', 'published'],
    ['a', '2026-11-29', 'draft'],
  ],
  [
    ['y', '2026-12-01'],
    ['x', '2026-01-01', 'unlisted'],
  ],
);

it.each([
  ['2026-11-29', ['', '', 'd', 'x']],
  ['2026-11-30', ['b', '', 'd', 'x']],
  ['2026-12-01', ['cb', 'y', 'd', 'x']],
  ['2030-01-01', ['cb', 'y', 'd', 'x']],
])('shows on %s what is published by then, and unlisted items separately', (asOf, expected) => {
  const { posts, guides, unlisted } = publishedAt(library, asOf);
  const lists = [posts, guides, unlisted.posts, unlisted.guides];
  expect(lists.map(ids)).toEqual(expected);
});
