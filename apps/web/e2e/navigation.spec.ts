import type { Page } from '@playwright/test';
import { gate } from './site.ts';
import { expect, test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Whether the browser skips the last section. */
const isSkipped = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('#main > :last-child > *')?.checkVisibility({
        contentVisibilityAuto: true,
      }) === false,
  );

test(
  'Back restores what was typed and how far the page was scrolled, also two pages back',
  { tag: ['@both', '@journey'] },
  async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('main').getByRole('link', { name: /Apply/ }).first().click();
    await expect(page).toHaveURL('/contact');
    const name = page.getByRole('textbox', { name: 'Your name' });
    const message = page.locator('main textarea');
    await name.fill('Lou');
    await message.fill('Northside');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(name).toHaveValue('Lou');
    await expect(message).toHaveValue('Northside');
    // Following the link scrolled to the footer, and there the page was left.
    expect(await scrolled(page)).toBeGreaterThan(100);
    await page.goForward();
    await page.goBack();
    await expect(name).toHaveValue('Lou');
  },
);

test('the old page stays until the next one has loaded', async ({ page }) => {
  await page.goto('/resources');
  const door = gate();
  await page.route('**/guides/*/index.json', async (route) => {
    await door.opened;
    await route.continue();
  });
  const heading = await page.locator('h1').textContent();
  const guide = page.locator('main a[href^="/resources/guides/"]').last();
  const title = await guide.textContent();
  await guide.click();
  await page.waitForTimeout(300);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  door.open();
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test('the page behind a link is loaded when the visitor points at it', async ({ page }) => {
  await page.goto('/faq');
  const loaded = page.waitForResponse(/DemoPage-.*\.js$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Book a Demo' })
    .first()
    .hover({ force: true });
  await loaded;
});

test('Back right after a click shows the page before again', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox goes back before the click has navigated.');
  await page.goto('/pilot-program');
  const title = await page.locator('h1').textContent();
  const link = page.locator('main a[href="/contact"]').first();
  await link.evaluate((element: HTMLElement) => {
    element.click();
    history.back();
  });
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/pilot-program');
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test.describe('the scroll position', () => {
  test(
    'is the top of a new page, and after Back where it was',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/resources');
      const card = page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').nth(3);
      await card.scrollIntoViewIfNeeded();
      const scrollTop = await scrolled(page);
      expect(scrollTop).toBeGreaterThan(300);
      await card.click();
      await expect(page).toHaveURL(/\/resources\/blog\//);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/resources');
      await expect.poll(() => scrolled(page)).toBe(scrollTop);
    },
  );

  test('is restored even if the next page was slow to load', async ({ page }) => {
    await page.route('**/resources/index.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 1000));
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/resources"]')?.click());
    await expect(page).toHaveURL('/resources');
    await expect.poll(() => scrolled(page)).toBe(0);
    // The position is saved a moment after the scroll.
    await page.waitForTimeout(300);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(1000);
  });

  test('of another document is not taken for that of a page', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForTimeout(300);
    await page.goto('/pricing');
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/demo"]')?.click());
    await expect(page).toHaveURL('/demo');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(0);
  });

  test('of a search is restored', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/resources');
    await page.evaluate(() => scrollTo(0, 250));
    await page.getByRole('searchbox').fill('members');
    await expect(page).toHaveURL(/q=members/);
    const scrollTop = await scrolled(page);
    expect(scrollTop).toBeGreaterThan(0);
    await page.evaluate(() => document.querySelector<HTMLElement>('main article a')?.click());
    await expect(page).toHaveURL(/\/resources\/(?:blog|guides)\//);
    await page.goBack();
    await expect(page).toHaveURL(/q=members/);
    await expect.poll(() => scrolled(page)).toBe(scrollTop);
  });
});

test.describe('below the first screen', () => {
  test.describe('of a document', () => {
    test.use({ waitsForHydration: false });

    test('everything is rendered once the page is idle', async ({ page }) => {
      const door = gate();
      await page.route('**/assets/entry-client-*.js', async (route) => {
        await door.opened;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => isSkipped(page)).toBe(true);
      door.open();
      await expect.poll(() => isSkipped(page)).toBe(false);
    });

    test('an anchor is in view before a script runs', async ({ page }) => {
      await page.route('**/assets/entry-client-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto('/#library');
      await expect(page.locator('#library')).toBeInViewport();
    });
  });

  for (const [path, position] of [
    ['/', 2500],
    ['/', 100_000],
    ['/resources/blog/ten-days-quiet', 1800],
  ] as const) {
    test(`a reload and Back from another document keep ${path} at ${position} px`, async ({
      page,
      browserName,
    }) => {
      await page.goto(path);
      await expect.poll(() => isSkipped(page)).toBe(false);
      await page.evaluate((top) => scrollTo(0, top), position);
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(1000);
      // Firefox saves the position a moment after the scroll.
      await page.waitForTimeout(500);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(before);
      // Its driver does not notice that Firefox restores a page without loading it.
      if (browserName === 'firefox') return;
      await page.goto('/robots.txt');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrolled(page)).toBe(before);
      expect(await isSkipped(page)).toBe(false);
    });
  }
});

test.describe('without a network', () => {
  // Pages whose links come into view are fetched ahead, and fail.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('Back shows the page before', { tag: '@chromium' }, async ({ page, context }) => {
    await page.goto('/resources/blog/ten-days-quiet');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('the canonical address follows a navigation', async ({ page }) => {
  await page.goto('/about');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/about$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(canonical).toHaveAttribute('href', /\/faq$/);
});
