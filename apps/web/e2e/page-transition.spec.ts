import type { Page } from '@playwright/test';
import { wake } from './site.ts';
import { expect, test } from './test.ts';

/**
 * Opens the home page, awake and with the next page loaded, and counts the transitions from then on.
 *
 * @param took How long waking is to have taken, in milliseconds.
 */
async function open(page: Page, took = 50) {
  await page.goto('/');
  test.skip(
    await page.evaluate(() => !('startViewTransition' in document)),
    'This browser has no view transitions.',
  );
  await wake(page);
  await page.evaluate((duration) => {
    performance.clearMarks();
    performance.mark('cornerbell:evaluated', { startTime: 0 });
    performance.mark('cornerbell:awake', { startTime: duration });
    const counted = { count: 0 };
    Object.assign(window, { counted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counted.count += 1;
      return start(update);
    };
  }, took);
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });
  await apply.hover();
  await page.waitForLoadState('networkidle');
  return apply;
}

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email' });

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { count: number } }).counted.count);

test('one page fades into the next, and what is tapped meanwhile is the next', async ({ page }) => {
  const apply = await open(page);
  await apply.click();
  await email(page).click();
  await expect(email(page)).toBeFocused();
  expect(await transitions(page)).toBe(1);
});

test('Back comes at once, without fading', async ({ page }) => {
  const apply = await open(page);
  await apply.click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Built for Independent Boxing Gyms',
  );
  expect(await transitions(page)).toBe(1);
});

test('on a slow device the next page comes without fading', async ({ page }) => {
  const apply = await open(page, 500);
  await apply.click();
  await expect(email(page)).toBeVisible();
  expect(await transitions(page)).toBe(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages do not fade', async ({ page }) => {
    const apply = await open(page);
    await apply.click();
    await expect(email(page)).toBeVisible();
    expect(await transitions(page)).toBe(0);
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
});
