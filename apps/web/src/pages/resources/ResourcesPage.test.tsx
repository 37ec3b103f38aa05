import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { layoutData } from '../../app/layout-data.ts';
import { createPageCache, PageCacheProvider } from '../../navigation/page-cache.tsx';
import { NotificationsProvider } from '../../notifications/notifications.tsx';
import { CopyProvider } from '../../shared/copy.ts';
import { data } from './data.ts';
import { page as ResourcesPage } from './ResourcesPage.tsx';
import { testContext, testLibrary } from '../../testing/library.ts';

const [post] = testLibrary.posts;
const [guide] = testLibrary.guides;

/** 60 posts, one of them featured, and 30 guides. */
const library = {
  ...testLibrary,
  posts: Array.from({ length: 60 }, (_, index) => ({
    ...post!,
    id: `${index + 1}`,
    slug: `post-${index + 1}`,
    title: `Post number ${index + 1}`,
    featured: index === 40,
  })),
  guides: Array.from({ length: 30 }, (_, index) => ({
    ...guide!,
    id: `${index + 1}`,
    slug: `guide-${index + 1}`,
    title: `Guide number ${index + 1}`,
  })),
};
const context = { ...testContext, library };
const { copy } = layoutData(context);

// jsdom has no user timing.
Object.assign(performance, { mark: vi.fn<() => void>() });

afterEach(cleanup);

function open(path: string) {
  history.replaceState(null, '', path);
  const shown = (
    <BrowserRouter>
      <PageCacheProvider value={createPageCache(() => Promise.resolve(null))}>
        <CopyProvider value={copy}>
          <NotificationsProvider>
            <ResourcesPage data={data(context, {})} />
          </NotificationsProvider>
        </CopyProvider>
      </PageCacheProvider>
    </BrowserRouter>
  );
  return act(async () => void render(shown));
}

const list = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  list(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const showMore = (name: string) => list(name).queryByRole('button', { name: 'Show More' });

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

it('leads a search for nothing to the question that matches', async () => {
  const { question, id } = testLibrary.site.faq.groups[0]!.items[0]!;
  await open(`/resources?q=${encodeURIComponent(question)}`);
  expect(screen.getByRole('link', { name: question }).getAttribute('href')).toBe(`/faq#${id}`);
  cleanup();
  await open('/resources?q=qqqq');
  expect(screen.queryByRole('navigation', { name: 'On other pages' })).toBeNull();
});
