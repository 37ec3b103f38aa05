import { wake } from './site.ts';
import { expect, test } from './test.ts';

test('what is tapped as soon as the next page is there belongs to it', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });
  await apply.hover();
  await page.waitForLoadState('networkidle');
  await apply.click();
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await email.click();
  await expect(email).toBeFocused();
});

test('Back before the app has followed shows the page before again', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox goes back at once, before the click has led on.');
  await page.goto('/pilot-program');
  await wake(page);
  const title = await page.locator('h1').textContent();
  const link = page.locator('main a[href="/contact"]').first();
  await link.hover();
  await page.waitForTimeout(500);
  await link.evaluate((element: HTMLElement) => {
    element.click();
    history.back();
  });
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/pilot-program');
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(page.locator('h1')).toBeVisible();
});
