import { blogCategories, resourceListPath } from '@cornerbell/content';
import { expect, it } from 'vitest';
import { matchRoute } from './shell/match-route.ts';
import { routes } from './routes.ts';

it('has a route for the list of every type and category, and no other list', () => {
  const lists = [
    { type: 'blog', page: 1 },
    ...blogCategories.map(({ id }) => ({ type: 'blog', category: id, page: 1 }) as const),
    { type: 'guides', page: 1 },
  ] as const;
  const paths = routes.filter(({ params }) => params?.['list']).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(lists.map((list) => resourceListPath(list)).toSorted());
});

it.each([
  ['/resources/blog', { list: 'blog' }],
  ['/resources/guides', { list: 'guides' }],
  ['/resources/categories/news', { list: 'categories', category: 'news' }],
  ['/resources/blog/ten-days-quiet', { slug: 'ten-days-quiet' }],
  // A post may have the slug of a category.
  ['/resources/blog/news', { slug: 'news' }],
  ['/resources/Categories/news//', { list: 'categories', category: 'news' }],
  ['/resources/blog/page/2', { list: 'blog', page: '2' }],
  ['/resources/categories/news/page/2', { list: 'categories', category: 'news', page: '2' }],
])('reads %s', (path, params) => {
  expect(matchRoute(path).params).toEqual(params);
});
