import { expect, it } from 'vitest';
import { matchRoute } from './navigation/match-route.ts';

it.each([
  ['/', '/', {}],
  ['/resources/', '/resources', {}],
  ['/resources/blog', '/resources/blog', { type: 'blog' }],
  ['/resources/guides//', '/resources/guides', { type: 'guides' }],
  ['/resources/blog/ten-days-quiet', '/resources/blog/:slug', { slug: 'ten-days-quiet' }],
  // A post may have the slug of a category.
  ['/resources/blog/news', '/resources/blog/:slug', { slug: 'news' }],
  ['/resources/Guides/ropes', '/resources/guides/:slug', { slug: 'ropes' }],
  ['/resources/categories/news', '*', { '*': 'resources/categories/news' }],
  ['/__proto__', '*', { '*': '__proto__' }],
  ['/faq%0d%0a', '*', {}],
])('finds the route of %s', (pathname, path, params) => {
  const match = matchRoute(pathname);
  expect(match.route.path).toBe(path);
  expect(match.params).toEqual(params);
});
