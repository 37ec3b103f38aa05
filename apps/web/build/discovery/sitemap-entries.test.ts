// @vitest-environment node
import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { sitemapEntries } from './sitemap-entries.ts';

const library = readLibrary();
const posts = library.posts.slice(0, 1).map((post) => ({ ...post, publishedDate: '2025-07-14' }));
const guides = library.guides
  .slice(0, 1)
  .map((guide) => ({ ...guide, publishedDate: '2025-07-20' }));

const match = (path: string) => ({ route: { path }, params: {} });

it.each([
  ['posts and guides', { posts, guides }, '2025-07-20'],
  ['posts alone', { posts, guides: [] }, '2025-07-14'],
  ['guides alone', { posts: [], guides }, '2025-07-20'],
  ['neither', { posts: [], guides: [] }, undefined],
])('dates the pages of everything by the newest of %s', (_what, listed, modified) => {
  const context = {
    library: { ...library, ...listed },
    asOf: new Date('2025-08-01'),
    origin: 'https://gym.test',
    cardDesign: '',
  };
  expect(sitemapEntries(context, ['/', '/resources'], match)).toEqual([
    { path: '/', modified },
    { path: '/resources', modified },
  ]);
});
