import { readLibrary, type SiteLibrary } from '@cornerbell/content/library';
import { blogCategories, filterResources } from '@cornerbell/content';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationsProvider } from '../../notifications/notifications.tsx';
import { CopyProvider } from '../../shell/copy.ts';
import { copy } from '../../testing/copy.ts';
import * as firstList from './first-list-data.ts';
import * as list from './list-data.ts';
import * as resources from './data.ts';
import type { ResourcesData } from './resources.ts';
import { page as ResourcesPage } from './ResourcesPage.tsx';

const author = { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' };

/** 60 posts, one in three about news, and 30 guides. */
const library: SiteLibrary = {
  site: readLibrary().site,
  unlisted: { posts: [], guides: [] },
  posts: Array.from({ length: 60 }, (_, index) => ({
    id: String(index + 1),
    slug: `post-${index + 1}`,
    title: `Post number ${index + 1}`,
    excerpt: index === 50 ? 'About heavy bags.' : 'About ropes.',
    author,
    category: index % 3 === 0 ? 'news' : 'gym-tips',
    tags: ['tag'],
    publishedDate: '2025-01-01',
    dates: { card: 'Jan 1, 2025', small: 'Jan 1', page: 'January 1, 2025' },
    readTime: 4,
    featured: index === 40,
    relatedPosts: [],
    content: 'Words.',
  })),
  guides: Array.from({ length: 30 }, (_, index) => ({
    id: String(index + 1),
    slug: `guide-${index + 1}`,
    title: `Guide number ${index + 1}`,
    description: 'About bags.',
    excerpt: 'A guide.',
    type: 'checklist',
    publishedDate: '2025-01-01',
    dates: { card: 'Jan 1, 2025', small: 'Jan 1', page: 'January 1, 2025' },
    featured: false,
    relatedGuides: [],
    content: 'Words.',
  })),
  legal: [],
  authors: [author],
};
const context = { library, asOf: new Date('2025-08-01'), origin: '', cardDesign: '' };
const overview = resources.data(context);
const lists = [
  { list: 'blog' },
  { list: 'guides' },
  ...blogCategories.map(({ id }) => ({ list: 'categories', category: id })),
];
const json = (data: ResourcesData | null) => JSON.stringify({ head: data?.head, data });
const files: Record<string, string> = {
  ...resources.files(context),
  ...Object.fromEntries(
    lists.map((params) => [
      ['/resources', ...Object.values(params), 'index.json'].join('/'),
      json(firstList.data(context, params)),
    ]),
  ),
  ...Object.fromEntries(
    list
      .paths(context)
      .map(({ list: name, category, page: number }) => [
        ['/resources', name, ...(category ? [category] : []), 'page', number, 'index.json'].join(
          '/',
        ),
        json(list.data(context, { list: name, ...(category && { category }), page: number })),
      ]),
  ),
};
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(files[address] ?? '', { status: address in files ? 200 : 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(address: string, data: ResourcesData = overview) {
  const shown = (
    <MemoryRouter initialEntries={[address]}>
      <CopyProvider value={copy}>
        <NotificationsProvider>
          <ResourcesPage data={data} />
        </NotificationsProvider>
      </CopyProvider>
    </MemoryRouter>
  );
  return act(async () => void render(shown));
}
/** Waits for fetched data, also on a slow machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const pageLink = (name: string, label: string) =>
  within(screen.getByRole('navigation', { name })).getByRole('link', { name: label });

describe('the resources page of a large library', () => {
  it('shows 24 items of each list, links to the next page, and fetches nothing', async () => {
    await open('/resources');
    expect(titlesIn('Latest Articles')).toHaveLength(24);
    expect(titlesIn('Downloadable Resources')).toHaveLength(24);
    expect(titlesIn('Featured Articles')).toEqual(['Post number 41']);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(pageLink('Latest Articles', 'Older').getAttribute('href')).toBe(
      '/resources/blog/page/2',
    );
    expect(pageLink('Downloadable Resources', 'Older').getAttribute('href')).toBe(
      '/resources/guides/page/2',
    );
    expect(fetched).toEqual([]);
  });

  it('shows a page of a list by its path, and links back', async () => {
    const data = list.data(context, { list: 'blog', page: '2' });
    await open('/resources/blog/page/2', data ?? overview);
    expect(titlesIn('Blog Posts')[0]).toBe('Post number 25');
    expect(screen.queryByText('Featured Articles')).toBeNull();
    expect(pageLink('Blog Posts', 'Newer').getAttribute('href')).toBe('/resources/blog');
    expect(pageLink('Blog Posts', 'Older').getAttribute('href')).toBe('/resources/blog/page/3');
    expect(data?.head.title).toBe('Blog Posts, page 2 of 3 | Cornerbell');
  });

  it('fetches the list of a category, but not the search index', async () => {
    await open('/resources?type=blog&category=news');
    await eventually(() => expect(titlesIn('Blog Posts')).toHaveLength(20));
    expect(titlesIn('Blog Posts')[1]).toBe('Post number 4');
    expect(fetched).toEqual(['/resources/categories/news/index.json']);
  });

  it('loads the search index when the field is focused, and finds what the plain filter finds', async () => {
    await open('/resources');
    const field = screen.getByRole('searchbox');
    await userEvent.click(field);
    await eventually(() => expect(fetched).toEqual(['/resources/search.json']));
    await userEvent.type(field, 'BAGS');
    await eventually(() => expect(titlesIn('Latest Articles')).toEqual(['Post number 51']));
    await eventually(() => expect(screen.getByRole('status').textContent).toBe('31 resources'));
    expect(screen.getAllByText('bags', { selector: 'mark' })).toHaveLength(25);
    expect(pageLink('Downloadable Resources', 'Older').getAttribute('href')).toBe(
      '/resources?type=guides&q=BAGS&page=2',
    );
    const plain = filterResources(library, { query: 'BAGS' });
    expect(plain.posts.length + plain.guides.length).toBe(31);
  });

  it('says that a list could not be loaded, keeps the filters, and tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchFile = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open('/resources?type=blog&category=gym-tips');
    await eventually(() =>
      expect(screen.getByRole('alert').textContent).toContain('could not be loaded'),
    );
    expect(logged).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Gym Tips', current: true })).toBeDefined();
    vi.stubGlobal('fetch', fetchFile);
    await vi.waitUntil(
      async () => {
        const retry = screen.queryByRole('button', { name: 'Try Again' });
        if (retry) await userEvent.click(retry);
        return !retry;
      },
      { timeout: 20_000, interval: 200 },
    );
    await eventually(() => expect(titlesIn('Blog Posts')).toHaveLength(24));
  });

  it('opens a page of a search, and shows everything when it is cleared', async () => {
    await open('/resources?type=guides&q=bags&page=2');
    await eventually(() => expect(titlesIn('Guides & Templates')).toHaveLength(6));
    await userEvent.clear(screen.getByRole('searchbox'));
    await eventually(() => expect(titlesIn('Guides & Templates')).toHaveLength(24));
  });
});

describe('the lists', () => {
  it('have no page beyond their end, and no unknown list exists', () => {
    for (const params of [
      { list: 'blog', page: '4' },
      { list: 'blog', page: '0' },
      { list: 'videos', page: '1' },
      { list: 'categories', category: 'constructor', page: '1' },
      { list: 'blog', category: 'news', page: '1' },
      { list: 'blog', page: 'x' },
    ]) {
      expect(list.data(context, params)).toBeNull();
    }
  });

  it('have one page each if the resources page shows everything', () => {
    const small = { ...library, posts: library.posts.slice(0, 24), guides: [] };
    expect(list.paths({ ...context, library: small })).toEqual([]);
    expect(
      lists.map((params) => firstList.data({ ...context, library: small }, params)?.page),
    ).toEqual(lists.map(() => 1));
    expect(Object.keys(resources.files({ ...context, library: small }))).toEqual([
      '/resources/search.json',
    ]);
  });
});
