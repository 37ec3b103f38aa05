import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const built = join(import.meta.dirname, '../storybook-static');

test.use({ baseURL: 'http://storybook.localhost', viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) =>
  page.route('http://storybook.localhost/**', (route) =>
    route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }),
  ),
);

const show = (page: Page, id: string) => page.goto(`/iframe.html?viewMode=story&id=${id}`);

test('facts outside a frame share a row where there is room', async ({ page }) => {
  await show(page, 'sample-interface-factstrip--default');
  const labels = page.getByRole('term');
  await expect(labels).toHaveCount(3);
  const tops = await labels.evaluateAll((terms) =>
    terms.map((term) => term.getBoundingClientRect().top),
  );

  expect(new Set(tops).size).toBe(1);
});

test('a plan among other cards is as high as they are', async ({ page }) => {
  await show(page, 'cards-plancard--beside-other-cards');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const heights = await cards.evaluateAll((articles) =>
    articles.map((article) => Math.round(article.getBoundingClientRect().height)),
  );

  expect(Math.max(...heights)).toBeLessThan(600);
  expect(new Set(heights).size).toBe(1);
});

test('a stack changes its direction at its breakpoint', async ({ page }) => {
  await show(page, 'layout-stack--row-from-tablet');
  const stack = page.locator('[data-tablet="row"]');
  await expect(stack).toHaveCSS('flex-direction', 'row');

  await page.setViewportSize({ width: 600, height: 900 });
  await expect(stack).toHaveCSS('flex-direction', 'column');
});
