import { expect, it } from 'vitest';
import { publishedAt } from './published-at.ts';
import type { Library } from '../schema/library.ts';

/** A library whose items have only what decides about them. */
const library = {
  posts: [
    { id: 'd', publishedDate: '2026-12-02', status: 'unlisted' },
    { id: 'c', publishedDate: '2026-12-01' },
    { id: 'b', publishedDate: '2026-11-30', status: 'published' },
    { id: 'a', publishedDate: '2026-11-29', status: 'draft' },
  ],
  guides: [
    { id: 'y', publishedDate: '2026-12-01' },
    { id: 'x', publishedDate: '2026-01-01', status: 'unlisted' },
  ],
} as unknown as Library;

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

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
