import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Resources by kind' });

test.beforeEach(async ({ page }) => {
  await page.goto('/resources');
});

test('with no search and type all, two featured articles and popular guides lead', async ({
  page,
}) => {
  await expect(section(page, 'Featured Articles').getByRole('article')).toHaveCount(2);
  await expect(section(page, 'Popular Guides').getByRole('article')).toHaveCount(3);
  await expect(section(page, 'Latest Articles').getByRole('article')).toHaveCount(6);
  await expect(section(page, 'Downloadable Resources').getByRole('article')).toHaveCount(6);
});

test('the tabs are All Resources, Blog Posts, Guides and Videos', async ({ page }) => {
  await expect(tabs(page).getByRole('link')).toHaveText([
    'All Resources',
    'Blog Posts',
    'Guides',
    'Videos',
  ]);
});

test('type blog shows the heading Blog Posts and the category chips', async ({ page }) => {
  await tabs(page).getByRole('link', { name: 'Blog Posts' }).click();
  await expect(page).toHaveURL('/resources/blog');
  await expect(heading(page, 'Blog Posts')).toBeVisible();
  await expect(heading(page, 'Downloadable Resources')).toBeHidden();
  const chips = page.getByRole('navigation', { name: 'Category' });
  await expect(chips.getByRole('link')).toHaveText([
    'All Categories',
    'Building Updates',
    'Educational',
    'Gym Tips',
    'Industry Insights',
    'Company News',
  ]);
  await chips.getByRole('link', { name: 'Gym Tips' }).click();
  await expect(page).toHaveURL('/resources/categories/gym-tips');
  await expect(section(page, 'Blog Posts').getByRole('article')).toHaveCount(1);
  await chips.getByRole('link', { name: 'All Categories' }).click();
  await expect(page).toHaveURL('/resources/blog');
  await expect(section(page, 'Blog Posts').getByRole('article')).toHaveCount(6);
});

test('type guides shows the heading Guides & Templates and no chips', async ({ page }) => {
  await page.getByLabel('Type').selectOption('guides');
  await expect(page).toHaveURL('/resources/guides');
  await expect(section(page, 'Guides & Templates').getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Category' })).toBeHidden();
});

test('the videos filter shows nothing, and leads back to what there is', async ({ page }) => {
  await tabs(page).getByRole('link', { name: 'Videos' }).click();
  await expect(page.locator('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByText('No resources found matching your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Read the posts and guides' }).click();
  await expect(page).toHaveURL('/resources');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(section(page, 'Latest Articles').getByRole('article')).not.toHaveCount(0);
});

test('search matches titles, excerpts and tags whatever their case @chromium', async ({ page }) => {
  const search = page.getByRole('searchbox');
  await search.fill('SPARRING CLEARANCE');
  await expect(section(page, 'Featured Articles')).toBeHidden();
  await expect(section(page, 'Latest Articles').getByRole('article')).not.toHaveCount(0);
  await expect(section(page, 'Downloadable Resources').getByRole('article')).not.toHaveCount(0);
});

test('an empty search says so, and Clear Search brings everything back @chromium', async ({
  page,
}) => {
  const search = page.getByRole('searchbox');
  await search.fill('qqqq');
  await expect(page.getByText('No resources found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(section(page, 'Latest Articles').getByRole('article')).toHaveCount(6);
});

test('what is typed is searched for at each key', async ({ page }) => {
  await page.reload();
  await page.getByRole('searchbox').pressSequentially('sparring');
  await expect(section(page, 'Featured Articles')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('sparring');
});

test('a link to another view leaves the search that was typed @chromium', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('searchbox').fill('sparring');
  await expect(page).toHaveURL('/resources?q=sparring');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Featured Articles' })).toBeVisible();
});

test('an address with type and category opens that view', async ({ page }) => {
  await page.goto('/resources?type=blog&category=building');
  await expect(section(page, 'Blog Posts').getByRole('article')).toHaveCount(1);
  await expect(
    page.getByRole('link', { name: 'Building Updates', exact: true }).first(),
  ).toBeAttached();
  await page.goto('/resources?type=constructor&category=__proto__');
  await expect(section(page, 'Featured Articles')).toBeVisible();
});

test('the closing block leads to the pilot program and to the demo', async ({ page }) => {
  const block = section(page, 'Building Software for Boxing Gyms');
  await expect(block.getByRole('link', { name: 'Learn About Pilot Program' })).toHaveAttribute(
    'href',
    '/pilot-program',
  );
  await expect(block.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', '/demo');
});
