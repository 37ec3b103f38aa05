import { expectAccessible } from './accessible.ts';
import { hydrated } from './site.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/./] });

test.describe('an app that fails', () => {
  test.use({ waitsForHydration: false });

  test('an error that takes the whole app shows its screen, logs it and offers a refresh', async ({
    page,
  }) => {
    // The title of the header's latest post is an object.
    await page.route('**/layout.json', async (route) => {
      const layout = (await (await route.fetch()).json()) as object;
      const latestPost = { title: { broken: true }, date: {}, href: '/' };
      await route.fulfill({ json: { ...layout, latestPost } });
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(
      page.getByText(
        "We're sorry, but something unexpected happened. Please try refreshing the page.",
      ),
    ).toBeVisible();
    await expect(page.getByText(/React error #31|not valid as a React child/)).toBeVisible();
    await expectAccessible(page);
    await logged;
    await page.unroute('**/layout.json');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
  });
});

test('an error of one page shows its screen between header and footer', async ({ page }) => {
  // From the start: the pages behind links in view are fetched ahead.
  await page.route('**/resources/blog/*/index.json', (route) =>
    route.fulfill({ json: { post: {} } }),
  );
  await page.goto('/resources');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  await expect(page).toHaveTitle('Page Error | Cornerbell');
  await expect(
    page.getByText('This page encountered an error. Please try again or go back.'),
  ).toBeVisible();
  await expect(page.getByText(/undefined/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(logged).toHaveLength(1);
  await page.unroute('**/resources/blog/*/index.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Related Articles' })).toBeVisible();
});

test('Go Back leads to where the visitor was before the error', async ({ page }) => {
  await page.route('**/resources/blog/*/index.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/resources');
  const scrolled = () => page.evaluate(() => scrollY);
  const link = page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const scrollTop = await scrolled();
  expect(scrollTop).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('region', { name: 'Latest Articles' })).toBeVisible();
  await expect.poll(scrolled).toBe(scrollTop);
});
