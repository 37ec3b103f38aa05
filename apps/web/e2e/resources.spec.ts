import { blogCategories, displayLimits } from '@cornerbell/content';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { testLibrary } from '../src/testing/library.ts';
import { hold, hydrated } from './site.ts';
import { expect, test } from './test.ts';

/** How many of these items a list shows at first. */
const shown = (items: readonly unknown[]) => Math.min(items.length, displayLimits.listed);
const posts = shown(testLibrary.posts);
const guides = shown(testLibrary.guides);
const postsIn = (id: string) => shown(testLibrary.posts.filter(({ category }) => category === id));

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const articles = (page: Page, name: string) => section(page, name).getByRole('article');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Resources by kind' });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Category' });
const search = (page: Page) => page.getByRole('searchbox');

/** Whether the path is of the page that a card leads to. */
const isCard = (path: string) => /^\/resources\/(blog|guides)\//.test(path);

/** Collects the paths that the page fetches from here on. */
function recordFetches(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe('the lists', () => {
  test.beforeEach(({ page }) => page.goto('/resources'));

  test('all of them are led by two featured articles and popular guides', async ({ page }) => {
    await expect(articles(page, 'Featured Articles')).toHaveCount(displayLimits.featuredPosts);
    const popular = testLibrary.guides.filter(({ featured }) => featured).length;
    await expect(articles(page, 'Popular Guides')).toHaveCount(popular);
    await expect(articles(page, 'Latest Articles')).toHaveCount(posts);
    await expect(articles(page, 'Downloadable Resources')).toHaveCount(guides);
    await expect(chips(page)).toBeHidden();
  });

  test('of posts has a chip for each category, which shows that category', async ({ page }) => {
    await tabs(page).getByRole('link', { name: 'Blog Posts' }).click();
    await expect(page).toHaveURL('/resources?type=blog');
    await expect(articles(page, 'Blog Posts')).toHaveCount(posts);
    await expect(section(page, 'Downloadable Resources')).toBeHidden();
    await expect(chips(page).getByRole('link')).toHaveText([
      'All Categories',
      ...blogCategories.map(({ label }) => label),
    ]);
    await chips(page).getByRole('link', { name: 'Gym Tips' }).click();
    await expect(page).toHaveURL('/resources?type=blog&category=gym-tips');
    await expect(articles(page, 'Blog Posts')).toHaveCount(postsIn('gym-tips'));
    await expectAccessible(page);
    await chips(page).getByRole('link', { name: 'All Categories' }).click();
    await expect(page).toHaveURL('/resources?type=blog');
    await expect(articles(page, 'Blog Posts')).toHaveCount(posts);
  });

  test('of guides is chosen by type, and has no chips', async ({ page }) => {
    await page.getByLabel('Type').selectOption('guides');
    await expect(page).toHaveURL('/resources?type=guides');
    await expect(articles(page, 'Guides & Templates')).toHaveCount(guides);
    await expect(chips(page)).toBeHidden();
  });

  test('of videos is empty, and links back to the others', async ({ page }) => {
    await tabs(page).getByRole('link', { name: 'Videos' }).click();
    await expect(page.locator('main').getByRole('article')).toHaveCount(0);
    await expect(page.getByText('No resources found matching your search.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Read the posts and guides' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(articles(page, 'Latest Articles')).not.toHaveCount(0);
  });
});

async function leaveAndReturn(page: Page) {
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
}

test.describe('Back from another document', { tag: '@chromium' }, () => {
  test('keeps the list of the address, and the way forward', async ({ page }) => {
    await page.goto('/resources?type=blog&category=news');
    await leaveAndReturn(page);
    await expect(chips(page).getByRole('link', { name: 'Company News' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByLabel('Type')).toHaveValue('blog');
    await expect(page).toHaveURL('/resources?type=blog&category=news');
    await page.goForward();
    await expect(page).toHaveURL('/robots.txt');
  });

  for (const [path, input] of [
    ['/pricing', '500'],
    ['/switch', 'wodify'],
  ] as const)
    test(`shows the answers on ${path} as its address says`, async ({ page }) => {
      await page.goto(path);
      const field = page.locator('main form[aria-label] :is(input, select)').first();
      const before = await field.inputValue();
      await field.evaluate((element: HTMLInputElement, value) => (element.value = value), input);
      await leaveAndReturn(page);
      await expect(field).toHaveValue(before);
    });
});

test.describe('the lists without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are documents, reached by the tabs', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/resources?type=blog');
    await expect(section(page, 'Featured Articles')).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL('/resources/guides');
    await expect(articles(page, 'Guides & Templates')).toHaveCount(guides);
    await expect(section(page, 'Blog Posts')).toBeHidden();
    await tabs(page).getByRole('link', { name: 'Blog Posts' }).click();
    await expect(page).toHaveURL('/resources/blog');
    await expect(articles(page, 'Blog Posts')).toHaveCount(posts);
    await expect(chips(page)).toBeHidden();
    await expect(search(page)).toBeHidden();
  });
});

test.describe('a search', () => {
  test('puts titles first, marks what it has found and says how much', async ({ page }) => {
    await page.goto('/resources?q=SPARRING');
    await expect(section(page, 'Featured Articles')).toBeHidden();
    const best = articles(page, 'Latest Articles').first();
    await expect(best.getByRole('heading')).toContainText(/sparring/i);
    await expect(best.locator('mark').first()).toHaveText(/sparring/i);
    await expect(articles(page, 'Downloadable Resources')).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ resources?$/);
    for (const card of await page.locator('main article').all())
      await expect(card).toContainText(/sparring/i);
    await expectAccessible(page);
  });

  test(
    'is in the address, and a link to the plain list ends it',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/resources');
      await search(page).fill('ropes');
      await expect(page).toHaveURL('/resources?q=ropes');
      await page.reload();
      await expect(search(page)).toHaveValue('ropes');
      await page.getByRole('contentinfo').getByRole('link', { name: 'All Resources' }).click();
      await expect(page).toHaveURL('/resources');
      await expect(search(page)).toHaveValue('');
      await expect(section(page, 'Featured Articles')).toBeVisible();
    },
  );

  test(
    'is kept on another tab, even if that is slow to load',
    { tag: '@chromium' },
    async ({ page }) => {
      const door = await hold(page, '**/resources/index.json');
      await page.goto('/resources/blog');
      await search(page).fill('skills');
      const tab = tabs(page).getByRole('link', { name: 'Guides' });
      await expect(tab).toHaveAttribute('href', '/resources?type=guides&q=skills');
      await tab.click();
      await expect(page).toHaveURL('/resources/blog?q=skills');
      door.open();
      await expect(section(page, 'Blog Posts')).toBeHidden();
      await expect(page).toHaveURL('/resources?type=guides&q=skills');
      await expect(search(page)).toHaveValue('skills');
      await expect(section(page, 'Guides & Templates').locator('mark').first()).toBeVisible();
    },
  );

  test('and every filter call nothing', { tag: ['@both', '@chromium'] }, async ({ page }) => {
    await page.goto('/resources');
    // Another card comes under the resting mouse.
    await articles(page, 'Featured Articles').first().getByRole('link').hover();
    await page.keyboard.press('/');
    // The first letter ends what the cards in view have begun.
    await search(page).pressSequentially('s');
    const calls = recordFetches(page);
    await search(page).pressSequentially('par');
    await expect(articles(page, 'Latest Articles').locator('mark').first()).toBeVisible();
    for (const name of ['Guides', 'Videos', 'Blog Posts']) {
      await tabs(page).getByRole('link', { name }).click();
    }
    await chips(page).getByRole('link', { name: 'Gym Tips' }).click();
    await expect(page).toHaveURL('/resources?type=blog&category=gym-tips&q=spar');
    await search(page).fill('');
    await expect(articles(page, 'Blog Posts')).toHaveCount(postsIn('gym-tips'));
    await expect(page).toHaveURL('/resources?type=blog&category=gym-tips');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });

  test('and the filters of one list call nothing', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/resources/blog');
    await page.waitForLoadState('networkidle');
    const calls = recordFetches(page);
    await chips(page).getByRole('link', { name: 'Gym Tips' }).click();
    await expect(page).toHaveURL('/resources?type=blog&category=gym-tips');
    await expect(articles(page, 'Blog Posts')).toHaveCount(postsIn('gym-tips'));
    expect(calls.filter((path) => !isCard(path))).toEqual([]);
  });

  test('of an address loads no page ahead', { tag: '@chromium' }, async ({ page }) => {
    const calls = recordFetches(page);
    await page.goto('/resources?q=spar');
    await expect(articles(page, 'Latest Articles').locator('mark').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.filter(isCard)).toEqual([]);
    await page.goto('/resources');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => calls.some(isCard)).toBe(true);
  });

  test('that is left at once is there after Back', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/resources');
    await search(page).fill('sparring');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(search(page)).toHaveValue('sparring');
    await expect(page).toHaveURL('/resources?q=sparring');
  });

  test('the sign-up is one tap from the top', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Get one email a week' }).click();
    await expect(page.getByRole('main').getByLabel('Email')).toBeInViewport();
  });

  test('is focused by /, though not while typing', async ({ page }) => {
    await page.goto('/resources');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(search(page)).toHaveValue('a/b');
    const email = page.getByRole('main').getByLabel('Email');
    await email.focus();
    await page.keyboard.type('/');
    await expect(email).toHaveValue('/');
  });
});
