import { expect, it } from 'vitest';
import { matchRoute } from './routes.ts';

it.each([
  ['/', '/', {}],
  ['/resources/', '/resources', {}],
  ['/resources/blog', '/resources/blog', { type: 'blog' }],
  ['/resources/guides//', '/resources/guides', { type: 'guides' }],
  [
    '/resources/blog/ten-days-quiet',
    '/resources/blog/:slug',
    { kind: 'post', slug: 'ten-days-quiet' },
  ],
  // A post may have the slug of a category.
  ['/resources/blog/news', '/resources/blog/:slug', { kind: 'post', slug: 'news' }],
  ['/resources/Guides/ropes', '/resources/guides/:slug', { kind: 'guide', slug: 'ropes' }],
  ['/resources/categories/news', '*', { '*': 'resources/categories/news' }],
  ['/__proto__', '*', { '*': '__proto__' }],
  ['/faq%0d%0a', '*', {}],
])('finds the route of %s', (pathname, path, params) => {
  const match = matchRoute(pathname);
  expect(match.route.path).toBe(path);
  expect(match.params).toEqual(params);
});
