import type { Page } from '@playwright/test';
import { plainText } from '@cornerbell/markdown/parse';
import { expectAccessible } from './accessible.ts';
import { notices } from './site.ts';
import { expect, test } from './test.ts';
import { testLibrary } from '../src/testing/library.ts';

const { groups } = testLibrary.site.faq;
const items = groups.flatMap((group) => group.items);
const first = items[0]!;
const second = items[1]!;
/** A question of another group. */
const last = items.at(-1)!;

const question = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const open = (page: Page) => page.locator('main details[open]');

/** Expects one question to be open, the one with this id. */
async function expectOpen(page: Page, id: string) {
  await expect(open(page)).toHaveCount(1);
  await expect(open(page).locator(`[id="${id}"]`)).toBeAttached();
}

test.describe('the questions', () => {
  test.beforeEach(({ page }) => page.goto('/faq'));

  test(
    'one is open at a time in all groups, and the open one can be closed',
    { tag: '@journey' },
    async ({ page }) => {
      await expect(open(page)).toHaveCount(0);
      for (const item of [first, second, last]) {
        await question(page, item.question).click();
        await expect(open(page)).toHaveCount(1);
        await expect(open(page)).toContainText(plainText(item.answer));
      }
      await expectAccessible(page);
      await question(page, last.question).click();
      await expect(open(page)).toHaveCount(0);
    },
  );

  test(
    'each has an address that can be copied',
    { tag: '@chromium' },
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await question(page, first.question).click();
      await page.getByRole('link', { name: `Link to this question ${first.question}` }).click();
      await expect(page).toHaveURL(`/faq#${first.id}`);
      await expect(notices(page).getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`${baseURL}/faq#${first.id}`);
      await expect(open(page)).toHaveCount(1);
    },
  );

  test('the groups stay in view beside the answers', async ({ page }) => {
    const index = page.getByRole('navigation', { name: 'Groups of questions' });
    const { id, title } = groups[2]!;
    await index.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/faq#${id}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(index).toBeInViewport();
  });
});

test('the address of each question opens it, also where only its anchor changes', async ({
  page,
}) => {
  await page.goto(`/faq#${last.id}`);
  await expect(open(page).locator('summary')).toBeInViewport();
  for (const { id, question: text } of items) {
    await page.evaluate((anchor) => (location.hash = anchor), id);
    await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(text);
    await expect(open(page).locator('summary')).toBeInViewport();
  }
});

test('a link from another page opens its question', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('main').locator('a[href="/faq#article-price"]').first().click();
  await expect(page).toHaveURL('/faq#article-price');
  await expectOpen(page, 'article-price');
  await expect(open(page).locator('summary')).toBeInViewport();
});

test('the open question is open again after Back', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/faq');
  for (const item of [first, last]) await question(page, item.question).click();
  await expectOpen(page, last.id);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectOpen(page, last.id);
  await page.reload();
  await expectOpen(page, last.id);
  await question(page, last.question).click();
  await expect(open(page)).toHaveCount(0);
  await page.reload();
  await expect(open(page)).toHaveCount(0);
});

test('in print every answer is shown', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const { id } of [first, last]) {
    await expect(page.locator(`details:has([id="${id}"]) p`).first()).toBeVisible();
  }
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('answers open one at a time, and by the address of a question', async ({ page }) => {
    await page.goto(`/faq#${first.id}`);
    await expectOpen(page, first.id);
    await question(page, last.question).click();
    await expectOpen(page, last.id);
    await question(page, last.question).click();
    await expect(open(page)).toHaveCount(0);
  });
});
