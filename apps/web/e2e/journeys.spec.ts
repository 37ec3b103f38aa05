import { notices, paths } from './site.ts';
import { expect, test } from './test.ts';

/** What visitors do most, on every screen and in every browser; `@journey` marks more elsewhere. */

test('every page is shown and hydrates, and nothing is in the console', async ({
  browserName,
  page,
}) => {
  test.slow();
  // Firefox answers a page that the one before has fetched ahead from its cache.
  const statuses = browserName === 'firefox' ? [200, 304] : [200];
  for (const path of paths) {
    const response = await page.goto(path);
    expect(statuses, path).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test(
  'a visitor goes from page to page and back without a reload',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('link', { name: 'Read the offer' }).click();
    await expect(page).toHaveURL('/pilot-program');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Resources' }).click();
    await expect(page).toHaveURL('/resources');
    await page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/resources\/blog\/./);
    await expect(page.getByRole('region', { name: 'Related Articles' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Latest Articles' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pilot-program');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  },
);

test('a menu opens, and its links navigate', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  if ((viewport?.width ?? 0) < 1024) {
    await header.getByRole('button', { name: 'Menu' }).click();
    await header.locator('summary', { hasText: 'Features' }).click();
  } else {
    await header.getByRole('button', { name: 'Features' }).click();
  }
  await header.getByRole('link', { name: /^Class Scheduling/ }).click();
  await expect(page).toHaveURL('/features/class-scheduling');
});

test('a sign-up is stored', { tag: '@both' }, async ({ page }, info) => {
  await page.goto('/');
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill(`journey+${info.project.name}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notices(page).getByText('Success!')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});
