import { expect, test } from './test.ts';

test('Back restores what was typed and how far the page was scrolled, also two pages back', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('main').getByRole('link', { name: /Apply/ }).first().click();
  await expect(page).toHaveURL('/contact');
  const name = page.getByRole('textbox', { name: 'Your name' });
  const message = page.locator('main textarea');
  await name.fill('Lou');
  await message.fill('Northside');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  // Following the link has scrolled to the footer; what counts is where the page was left.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('Lou');
  await expect(message).toHaveValue('Northside');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.goForward();
  await page.goBack();
  await expect(name).toHaveValue('Lou');
});

test('a demo request that was begun is still there after Back', async ({ page }) => {
  await page.goto('/demo');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Lou');
  await page.getByRole('radio').last().check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(name).toHaveValue('Lou');
  await expect(page.getByRole('radio').last()).toBeChecked();
});

test('a page that was followed to begins with empty fields', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Lou');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(name).toBeHidden();
  await footer.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(name).toHaveValue('');
});

test('the old page stands until the next one is there', async ({ page }) => {
  await page.goto('/resources');
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/guides/*/index.json', async (route) => {
    await released;
    await route.continue();
  });
  const heading = await page.locator('h1').textContent();
  const guide = page.locator('main a[href^="/resources/guides/"]').last();
  const title = await guide.textContent();
  await guide.click();
  await page.waitForTimeout(300);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  release?.();
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test('the page behind a link is loaded when the visitor points at it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has nothing to point with, and its header shows no links.');
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
  test.skip(browserName === 'firefox', 'Firefox goes back at once, before the click has led on.');
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
