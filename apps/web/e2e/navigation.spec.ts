import type { Page } from '@playwright/test';
import { hold } from './site.ts';
import { expect, test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls to a position, and waits until the page knows it. */
const scrollTo = (page: Page, position: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const isBusy = (page: Page) => expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');

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
    await expect(page).toHaveURL(/\/contact\?plan=/);
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
    await expect(page).toHaveURL(/\/contact\?plan=/);
    await expect(name).toHaveValue('Lou');
    await expect(message).toHaveValue('Northside');
    // Following the link scrolled to the footer, and there the page was left.
    expect(await scrolled(page)).toBeGreaterThan(100);
    await page.goForward();
    await page.goBack();
    await expect(name).toHaveValue('Lou');
  },
);

test.describe('while the next page loads', () => {
  test(
    'the old one stays with its address, says that it is busy, and a line moves under the header',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/resources');
      const door = await hold(page, '**/guides/*/index.json');
      const heading = await page.locator('h1').textContent();
      const guide = page.locator('main a[href^="/resources/guides/"]').last();
      const title = await guide.textContent();
      await guide.click();
      await isBusy(page);
      const line = page.locator('header div:has(> [role=status])');
      await expect(line).toBeVisible();
      await expect(line.getByText('Loading...')).toBeVisible();
      const [bar, under] = [await page.getByRole('banner').boundingBox(), await line.boundingBox()];
      expect(under?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), -1);
      await expect(page).toHaveURL('/resources');
      await expect(page.locator('h1')).toHaveText(heading ?? '');
      door.open();
      await expect(page.locator('h1')).toHaveText(title ?? '');
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
      await expect(line).toBeHidden();
    },
  );

  test('a second click replaces the first', async ({ page }) => {
    await page.goto('/faq');
    const door = await hold(page, '**/pricing/index.json');
    await linkTo(page, '/pricing').click();
    await isBusy(page);
    await linkTo(page, '/about').click();
    await expect(page).toHaveURL('/about');
    const loaded = page.waitForResponse('**/pricing/index.json');
    door.open();
    await (await loaded).finished();
    await linkTo(page, '/terms').click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('Back leaves the page, and the next one is not shown', async ({ page }) => {
    await page.goto('/faq');
    await linkTo(page, '/about').click();
    await expect(page).toHaveURL('/about');
    const door = await hold(page, '**/pricing/index.json');
    await linkTo(page, '/pricing').click();
    await isBusy(page);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    const loaded = page.waitForResponse('**/pricing/index.json');
    door.open();
    await (await loaded).finished();
    await page.goForward();
    await expect(page).toHaveURL('/about');
  });

  test(
    'what is typed belongs to the page that is shown',
    { tag: '@chromium' },
    async ({ page }) => {
      const email = page.getByRole('main').getByLabel('Email');
      await page.goto('/faq');
      await email.fill('ann@');
      const door = await hold(page, '**/resources/index.json');
      await linkTo(page, '/resources').click();
      await isBusy(page);
      await email.pressSequentially('gym.com');
      door.open();
      await expect(page).toHaveURL('/resources');
      await expect(email).toHaveValue('');
      await page.goBack();
      await expect(email).toHaveValue('ann@gym.com');
      await page.reload();
      await expect(email).toHaveValue('ann@gym.com');
    },
  );

  test(
    'also after Back, where the browser already has the address of the other page',
    { tag: '@chromium' },
    async ({ page }) => {
      const email = page.getByRole('main').getByLabel('Email');
      await page.goto('/faq');
      await linkTo(page, '/resources').click();
      await expect(page).toHaveURL('/resources');
      await page.reload();
      const door = await hold(page, '**/faq/index.json');
      await page.goBack();
      await isBusy(page);
      await expect(page).toHaveURL('/faq');
      await email.fill('ann@gym.com');
      await page.getByRole('searchbox').fill('sparring');
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/resources$/);
      door.open();
      await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
      await expect(page).toHaveURL('/faq');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);
      await expect(email).toHaveValue('');
      await page.goForward();
      await expect(email).toHaveValue('ann@gym.com');
    },
  );
});

test(
  'the page behind a link is loaded when the visitor points at it',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/faq');
    const loaded = page.waitForResponse(/DemoPage-.*\.js$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book a Demo' })
      .first()
      .hover({ force: true });
    await loaded;
  },
);

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

  test('is the top again after a link of the footer to the same page', async ({ page }) => {
    await page.goto('/faq');
    await linkTo(page, '/faq').click();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });

  test('is restored even if the next page was slow to load', async ({ page }) => {
    const door = await hold(page, '**/resources/index.json');
    await page.goto('/about');
    await scrollTo(page, 1000);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/resources"]')?.click());
    await isBusy(page);
    door.open();
    await expect(page).toHaveURL('/resources');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(1000);
  });

  test('of another document is not taken for that of a page', async ({ page }) => {
    await page.goto('/faq');
    await scrollTo(page, 900);
    await page.goto('/pricing');
    const title = (await page.locator('h1').textContent()) ?? '';
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/demo"]')?.click());
    await expect(page).toHaveURL('/demo');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    expect(await scrolled(page)).toBe(0);
  });

  test('of a search is restored', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/resources');
    await scrollTo(page, 250);
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
      const door = await hold(page, '**/assets/entry-client-*.js');
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
    ['/', 100_000],
    ['/resources/blog/ten-days-quiet', 1800],
  ] as const) {
    test(
      `a reload and Back from another document keep ${path} at ${position} px`,
      { tag: '@chromium' },
      async ({ page }) => {
        await page.goto(path);
        await expect.poll(() => isSkipped(page)).toBe(false);
        await scrollTo(page, position);
        const before = await scrolled(page);
        expect(before).toBeGreaterThan(1000);
        await page.reload();
        await expect.poll(() => scrolled(page)).toBe(before);
        await page.goto('/robots.txt');
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect.poll(() => scrolled(page)).toBe(before);
        expect(await isSkipped(page)).toBe(false);
      },
    );
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
