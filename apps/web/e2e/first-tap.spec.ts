import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wake } from './site.ts';
import { expect, test } from './test.ts';

/** Opens a page that sleeps, with a link of it in view and the page behind that link fetched. */
async function openAt(page: Page, path: string, href: string) {
  await page.goto(path);
  const link = page.locator(`main a[href="${href}"]`).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (address) =>
      performance
        .getEntriesByName(new URL(address, location.href).href)
        .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'xmlhttprequest'),
    href,
  );
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  return link;
}

/** Clicks without any pointer that would wake the app before. */
const tap = (link: ReturnType<Page['locator']>) =>
  link.evaluate((element: HTMLElement) => element.click());

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirst' in window);

const markup = (page: Page) => page.locator('#root').evaluate((root) => root.innerHTML);

/** Holds the app back until the test lets it go. */
async function holdApp(page: Page) {
  let goOn: (() => void) | undefined;
  const isLetGo = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return () => goOn?.();
}

const journeys = [
  ['/', '/contact'],
  ['/', '/pilot-program'],
  ['/features', '/features/member-management'],
  ['/resources', '/resources/blog/ten-days-quiet'],
  ['/resources/blog/ten-days-quiet', '/resources/blog/start-with-twenty-four-skills'],
] as const;

for (const [from, to] of journeys) {
  test(`a tap on ${from} before the app is awake shows ${to} as its own document would`, async ({
    page,
  }) => {
    const goOn = await holdApp(page);
    const link = await openAt(page, from, to);
    await tap(link);
    await expect(page).toHaveURL(to);
    await expect(page.locator('[style*="display:none"]')).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('style');
    expect(await isFirstDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    const shown = [await page.title(), await markup(page)];
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${to}$`));
    await expect(page.locator('html')).not.toHaveAttribute('data-awake');
    goOn();
    await page.locator('html[data-awake]').waitFor({ state: 'attached' });
    await expect(page.locator('h1')).toBeVisible();
    const other = await page.context().newPage();
    await other.route('**/assets/*.js', (route) => route.abort());
    await other.goto(to);
    expect(shown).toEqual([await other.title(), await markup(other)]);
  });
}

test('Back from there leads to where the visitor was', async ({ page }) => {
  const link = await openAt(page, '/', '/contact');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await tap(link);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).not.toHaveText(/Apply/);
  // Fonts that were late for the document are drawn by then, and a line or two breaks elsewhere.
  const isThere = async () => Math.abs((await page.evaluate(() => scrollY)) - before) < 100;
  await expect.poll(isThere).toBe(true);
  expect(await isFirstDocument(page)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('h1:visible')).toHaveText(/Apply/);
});

test('Back before the app is awake shows the page before again', async ({ page }) => {
  const goOn = await holdApp(page);
  const link = await openAt(page, '/', '/contact');
  const title = await page.title();
  await tap(link);
  await expect(page).toHaveURL('/contact');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(title);
  goOn();
  await wake(page);
  await expect(page.locator('h1:visible')).not.toHaveText(/Apply/);
});

test('a form of the page that was led to can be sent', async ({ page }) => {
  const link = await openAt(page, '/', '/contact');
  await tap(link);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test.describe('where what shows the next page does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported|preload/] });

  test('a link leads on as a plain one', async ({ page }) => {
    const site = new URL('../dist/assets/', import.meta.url);
    const turn = readdirSync(site).find((name) =>
      readFileSync(new URL(name, site), 'utf8').includes('history.pushState({key'),
    );
    await page.route(`**/assets/${turn}`, (route) => route.abort());
    const link = await openAt(page, '/', '/contact');
    await tap(link);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).toHaveText(/Apply/);
    expect(await isFirstDocument(page)).toBe(false);
  });
});

test('no page is fetched ahead under Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});
