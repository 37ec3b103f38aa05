import type { Page } from '@playwright/test';
import { testLibrary } from '../src/testing/library.ts';
import { expectAccessible, expectToFit } from './accessible.ts';
import { expectToPrint } from './printed.ts';
import { paths } from './site.ts';
import { expect, test } from './test.ts';

/** The elements that cut off or widen the page with the text spacing of WCAG 1.4.12. */
const cutWithWiderSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
    const cut = [...document.querySelectorAll<HTMLElement>('html, body :not(input)')].filter(
      (element) =>
        // Texts for screen readers are cut off on purpose, and what is typed scrolls.
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        (element.tagName === 'HTML' ||
          ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)) &&
        getComputedStyle(element).textOverflow !== 'ellipsis',
    );
    document.adoptedStyleSheets = [];
    return cut.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test.describe('a page', { tag: '@chromium' }, () => {
  // Reduced motion, so that nothing is measured while it moves.
  test.use({ reducedMotion: 'reduce' });

  for (const path of paths) {
    test(`${path} is accessible, fits every window and sheet, and its links stay in the app`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectToPrint(page);
      for (const width of [320, 768]) await expectToFit(page, width);
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await cutWithWiderSpacing(page), path).toEqual([]);
      // Not by zoom: the setting of the browser, which media queries follow too.
      const devTools = await page.context().newCDPSession(page);
      for (const standard of [24, 32]) {
        await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const width of [320, 390, 768, 1440])
          await expectToFit(page, width, ` with text of ${standard} px`);
      }

      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      const to = path === '/about' ? '/faq' : '/about';
      await page.getByRole('contentinfo').locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('main')).toBeFocused();
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    });
  }
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its text, and nothing that needs a script', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('main'), path).toContainText(/\w{3,}(\s+\S+){40,}/);
      for (const label of ['Dismiss announcement', 'Search resources'])
        await expect(page.getByLabel(label), path).toBeHidden();
      const footerLinks = page.getByRole('contentinfo').getByRole('link');
      await expect(footerLinks.first(), path).toBeVisible();
    }
  });
});

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows the not-found page with status 404, logs the path and links home', async ({
    page,
  }) => {
    for (const path of ['/resources/blog/no-such-post', '/resources/guides/no-such', '/no-such']) {
      const logged = page.waitForEvent('console', (message) => message.text().includes(path));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await logged;
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('an old address redirects to the new one, with its query', async ({ page, request }) => {
  const { from, to } = testLibrary.site.redirects[0]!;
  await page.goto(from);
  await expect(page).toHaveURL(to);
  const old = '/resources/blog/gym-tips?q=gym';
  expect((await request.get(old, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(old);
  await expect(page).toHaveURL('/resources?type=blog&category=gym-tips&q=gym');
});

test('a page at the address of its document ends at its own', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/pricing.html?utm_source=x');
  await expect(page).toHaveURL('/pricing?utm_source=x');
  const expected = (await title.textContent()) ?? '';
  // Not every host redirects.
  const { href } = new URL('/pricing', page.url());
  await page.route('**/pricing.html', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: href }) });
  });
  await page.goto('/pricing.html#growth');
  await expect(page).toHaveURL('/pricing#growth');
  await expect(title).toHaveText(expected);
});
