import type { SiteLibrary } from '@cornerbell/content/library';
import { filterResources } from '@cornerbell/content';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, PageCacheProvider } from '../../navigation/page-cache.tsx';
import { NotificationsProvider } from '../../notifications/notifications.tsx';
import { CopyProvider } from '../../shared/copy.ts';
import { copy } from '../../testing/copy.ts';
import { data } from './data.ts';
import { page as ResourcesPage } from './ResourcesPage.tsx';
import { testLibrary } from '../../testing/library.ts';

const author = { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' };

/** 60 posts, one in three about news, and 30 guides. */
const library: SiteLibrary = {
  site: testLibrary.site,
  unlisted: { posts: [], guides: [] },
  pictures: {},
  posts: Array.from({ length: 60 }, (_, index) => ({
    id: String(index + 1),
    slug: `post-${index + 1}`,
    title: `Post number ${index + 1}`,
    excerpt: index === 50 ? 'About heavy bags.' : 'About ropes.',
    author,
    category: index % 3 === 0 ? 'news' : 'gym-tips',
    tags: ['tag'],
    status: 'published',
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
    status: 'published',
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

// jsdom has no user timing.
Object.assign(performance, { mark: vi.fn<() => void>() });

beforeEach(() => vi.stubGlobal('fetch', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, type = 'all') {
  history.replaceState(null, '', path);
  const shown = (
    <BrowserRouter>
      <PageCacheProvider value={createPageCache(() => Promise.resolve(null))}>
        <CopyProvider value={copy}>
          <NotificationsProvider>
            <ResourcesPage data={data(context, { type })} />
          </NotificationsProvider>
        </CopyProvider>
      </PageCacheProvider>
    </BrowserRouter>
  );
  return act(async () => void render(shown));
}
/** Waits for what follows a pause, also on a slow machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const address = () => location.pathname + location.search;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const list = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  list(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const showMore = (name: string) => list(name).queryByRole('button', { name: 'Show More' });

describe('the resources page of a large library', () => {
  it('shows the newest 24 items of each list, and 24 more on request', async () => {
    await open('/resources');
    expect(titlesIn('Featured Articles')).toEqual(['Post number 41']);
    expect(showMore('Featured Articles')).toBeNull();
    expect(titlesIn('Downloadable Resources')).toHaveLength(24);
    expect(titlesIn('Latest Articles')).toHaveLength(24);
    await userEvent.click(showMore('Latest Articles') as HTMLElement);
    expect(titlesIn('Latest Articles')).toHaveLength(48);
    expect(document.activeElement?.textContent).toBe('Post number 25');
    await userEvent.click(showMore('Latest Articles') as HTMLElement);
    expect(titlesIn('Latest Articles')).toHaveLength(60);
    expect(showMore('Latest Articles')).toBeNull();
    expect(titlesIn('Downloadable Resources')).toHaveLength(24);
  });

  it('shows the list of its path, unless the address names another type', async () => {
    await open('/resources/guides', 'guides');
    expect(titlesIn('Guides & Templates')).toHaveLength(24);
    expect(screen.queryByText('Featured Articles')).toBeNull();
    cleanup();
    await open('/resources/guides?type=blog&category=news', 'guides');
    expect(titlesIn('Blog Posts')).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Company News', current: true })).toBeTruthy();
  });

  it('filters by the links of tabs and chips, which keep the search', async () => {
    await open('/resources?q=ropes');
    expect(href('Guides')).toBe('/resources?type=guides&q=ropes');
    cleanup();
    await open('/resources?type=blog&q=ropes');
    expect(href('Gym Tips')).toBe('/resources?type=blog&category=gym-tips&q=ropes');
    expect(href('All Categories')).toBe('/resources?type=blog&q=ropes');
  });

  it('finds at each key what the filter finds, marks it, and puts the search in the address', async () => {
    await open('/resources/blog?type=all', 'blog');
    await userEvent.type(screen.getByRole('searchbox'), 'BAGS');
    await eventually(() => expect(titlesIn('Latest Articles')).toEqual(['Post number 51']));
    expect(screen.getAllByText('bags', { selector: 'mark' })).toHaveLength(25);
    const { posts, guides } = filterResources(library, { query: 'BAGS' });
    expect(posts.length + guides.length).toBe(31);
    await eventually(() => expect(screen.getByText('31 resources')).toBeDefined());
    await eventually(() => expect(address()).toBe('/resources/blog?type=all&q=BAGS'));
    // The index is in the page's data.
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says that nothing was found, and shows everything again', async () => {
    await open('/resources?q=qqqq');
    expect(screen.getByText('No resources found matching your search.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    await eventually(() => expect(titlesIn('Latest Articles')).toHaveLength(24));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await eventually(() => expect(address()).toBe('/resources'));
  });

  it.each(testLibrary.site.faq.groups.flatMap(({ items }) => items).slice(0, 1))(
    'leads a search for nothing to the question that matches',
    async ({ question, id }) => {
      await open(`/resources?q=${encodeURIComponent(question)}`);
      expect(href(question)).toBe(`/faq#${id}`);
      cleanup();
      await open('/resources?q=qqqq');
      expect(screen.queryByRole('navigation', { name: 'On other pages' })).toBeNull();
    },
  );

  it('shows everything when the search for nothing is cleared', async () => {
    await open('/resources?type=blog&category=industry');
    expect(screen.getByText('No resources found matching your search.')).toBeTruthy();
    expect(screen.queryByText(/no videos/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(address()).toBe('/resources');
  });
});

it('has a head of its own for each list', () => {
  const titles = ['all', 'blog', 'guides'].map((type) => data(context, { type }).head.title);
  expect(new Set(titles).size).toBe(3);
});
