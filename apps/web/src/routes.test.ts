import { blogCategories, resourceListPath } from '@cornerbell/content';
import { expect, it } from 'vitest';
import { matchRoute } from './shell/match-route.ts';
import { routes } from './routes.ts';

it('has a page for the list of every type and category, and no other', () => {
  const lists = [
    { type: 'blog', page: 1 },
    ...blogCategories.map(({ id }) => ({ type: 'blog', category: id, page: 1 }) as const),
    { type: 'guides', page: 1 },
  ] as const;
  const paths = routes.filter(({ params }) => params).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(lists.map((list) => resourceListPath(list)).toSorted());
});

it.each([
  ['/resources/blog', { type: 'blog' }],
  ['/resources/guides', { type: 'guides' }],
  ['/resources/blog/news', { type: 'blog', category: 'news' }],
  ['/resources/blog/ten-days-quiet', { slug: 'ten-days-quiet' }],
  ['/resources/Blog/news//', { type: 'blog', category: 'news' }],
  ['/resources/blog/news/page/2', { type: 'blog', category: 'news', page: '2' }],
])('reads %s', (path, params) => {
  expect(matchRoute(path).params).toEqual(params);
});
