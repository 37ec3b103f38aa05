import type { Page } from '@playwright/test';
import { readLibrary } from '@cornerbell/content/library';
import { plainText } from '@cornerbell/markdown';
import { expectAccessible } from './accessible.ts';
import { notices } from './site.ts';
import { expect, test } from './test.ts';

const { groups } = readLibrary().site.faq;

const group = (page: Page, name: string) => page.getByRole('region', { name });
const question = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const open = (page: Page) => page.locator('main details[open]');

const price = /Founding gyms pay \$29, \$59, \$89 or \$149 a month/;

test.describe('the questions', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq');
  });

  test('stand in four groups', async ({ page }) => {
    expect(groups.map(({ title }) => title)).toEqual([
      'The pilot program',
      'Pricing and billing',
      'The software',
      'Support and your data',
    ]);
    for (const { title, items } of groups) {
      await expect(group(page, title).getByRole('heading', { level: 3 })).toHaveText(
        items.map((item) => item.question),
      );
    }
    await expect(open(page)).toHaveCount(0);
  });

  test('what is not decided is asked all the same, and leads to somebody who answers', async ({
    page,
  }) => {
    for (const words of [/sample file/, /today's price/, /talk to one of them/]) {
      const answer = page.getByRole('main').locator('details').filter({ hasText: words });
      await answer.locator('summary').click();
      await expect(answer.getByRole('link', { name: /^Ask/ })).toHaveAttribute(
        'href',
        '/demo?kind=call',
      );
    }
  });

  test('one is open at a time, and the open one can be closed', async ({ page }) => {
    await question(page, 'What does it cost?').click();
    await expect(page.getByText(price)).toBeVisible();
    await question(page, 'Is there a free trial?').click();
    await expect(page.getByText(/You apply first, because the pilot has 50 places/)).toBeVisible();
    await expect(page.getByText(price)).toBeHidden();
    await expect(open(page)).toHaveCount(1);
    await expectAccessible(page);
    await question(page, 'Is there a free trial?').click();
    await expect(open(page)).toHaveCount(0);
  });

  test('of all four groups one is open at a time', async ({ page }) => {
    await question(page, 'What does it cost?').click();
    await question(page, 'Is it only for boxing?').click();
    await expect(page.getByText(price)).toBeHidden();
    await expect(open(page)).toHaveCount(1);
  });

  test('they open and close from the keyboard', async ({ page }) => {
    await question(page, 'Who can apply?').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText("You don't have to be big or good with computers.")).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText("You don't have to be big or good with computers.")).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(question(page, 'How do I apply?')).toBeFocused();
  });

  test('each has an address that can be copied @chromium', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await question(page, 'What does it cost?').click();
    await page.getByRole('link', { name: 'Link to this question What does it cost?' }).click();
    await expect(page).toHaveURL('/faq#what-it-costs');
    await expect(notices(page).getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/faq#what-it-costs`);
    await expect(page.getByText(price)).toBeVisible();
  });

  test('an answer leads on inside the app', async ({ page }) => {
    await question(page, 'What does it cost?').click();
    await page.getByRole('link', { name: 'all five plans' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('Schedule a Call leads to the demo, Send Us a Message to the application', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Send Us a Message' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await main.getByRole('link', { name: 'Schedule a Call' }).click();
    await expect(page).toHaveURL(/\/demo(\?kind=call)?$/);
  });

  test('on a desktop the groups stand beside the answers and stay there', async ({
    page,
    isMobile,
  }) => {
    const index = page.getByRole('navigation', { name: 'Groups of questions' });
    if (isMobile) return expect(index).toBeHidden();
    await index.getByRole('link', { name: /The software/ }).click();
    await expect(page).toHaveURL('/faq#software');
    await expect(page.getByRole('heading', { level: 2, name: /The software/ })).toBeInViewport();
    await expect(index).toBeInViewport();
  });
});

for (const { items } of groups) {
  for (const { id, question: words, answer } of items) {
    test(`/faq#${id} opens ${words}`, async ({ page }) => {
      await page.goto(`/faq#${id}`);
      await expect(open(page)).toHaveCount(1);
      await expect(open(page).getByRole('heading', { level: 3 })).toHaveText(words);
      await expect(open(page)).toContainText(plainText(answer));
      await expect(open(page).locator('summary')).toBeInViewport();
    });
  }
}

test('an address that changes on the page opens its question', async ({ page }) => {
  await page.goto('/faq#what-it-costs');
  await page.evaluate(() => (location.hash = '#skills'));
  await expect(question(page, 'How does skills tracking work?')).toBeInViewport();
  await expect(page.getByText('Coaches mark each of 24 skills')).toBeVisible();
});

test('a link from another page opens its question', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Why that is' }).click();
  await expect(page).toHaveURL('/faq#article-price');
  const about = groups.flatMap(({ items }) => items).find(({ id }) => id === 'article-price');
  await expect(open(page)).toContainText(plainText(about?.answer ?? 'no such question'));
  await expect(question(page, about?.question ?? 'no such question')).toBeInViewport();
});

test('every answer is in the document, so that find-in-page finds it', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  for (const { items } of groups) {
    for (const { id, question: words } of items) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(words.replaceAll("'", '&#x27;'));
    }
  }
  expect(html).toMatch(price);
  // Find-in-page opens what is in `details`; nothing else hides the answers from it.
  expect(html).not.toMatch(/<details[^>]*>(?:(?!<\/details>).)*\shidden/s);
});

test('on paper every answer is there @chromium', async ({ page }) => {
  await page.goto('/faq');
  const withoutSheet = await page.locator('script[data-styles=""]').count();
  test.skip(withoutSheet > 0, 'The development server brings its styles by script.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(price)).toBeVisible();
  await expect(page.getByText('Coaches mark each of 24 skills')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers open one at a time @chromium', async ({ page }) => {
    await page.goto('/faq');
    await question(page, 'What does it cost?').click();
    await expect(page.getByText(price)).toBeVisible();
    await question(page, 'Is there a free trial?').click();
    await expect(page.getByText(price)).toBeHidden();
    await question(page, 'Is there a free trial?').click();
    await expect(open(page)).toHaveCount(0);
  });

  test('the address of a question opens it @chromium', async ({ page }) => {
    await page.goto('/faq#what-it-costs');
    await expect(page.getByText(price)).toBeVisible();
    await expect(open(page)).toHaveCount(1);
  });
});
