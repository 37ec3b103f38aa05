import { expect, it } from 'vitest';
import { matchRoute } from './navigation/match-route.ts';

it.each([
  ['/resources', {}],
  ['/resources/blog', { type: 'blog' }],
  ['/resources/guides//', { type: 'guides' }],
  ['/resources/blog/ten-days-quiet', { slug: 'ten-days-quiet' }],
  // A post may have the slug of a category.
  ['/resources/blog/news', { slug: 'news' }],
  ['/resources/Guides/ropes', { slug: 'ropes' }],
  ['/resources/categories/news', { '*': 'resources/categories/news' }],
])('reads %s', (path, params) => {
  expect(matchRoute(path).params).toEqual(params);
});
