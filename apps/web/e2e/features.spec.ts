import { expect, test } from './test.ts';

test('a page about an area lists its sections, and each has an address', async ({ page }) => {
  await page.goto('/features/business-tools#staff-management');
  const sections = page.locator('main section').filter({ has: page.locator('h2[id]') });
  await expect(sections.locator('h2#staff-management')).toBeInViewport();
  const index = page.getByRole('navigation', { name: 'On this page' });
  const link = index.getByRole('link').nth(2);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`h2#${href.split('#')[1]}`)).toBeInViewport();
});
