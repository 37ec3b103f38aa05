import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const picker = (page: Page) => region(page, 'Your plan, and whether it pays');
const answer = (page: Page, label: string) => picker(page).getByLabel(label);
const result = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'What it comes to' })
    .getByRole('listitem')
    .filter({ hasText: label });
const verdict = (page: Page) => picker(page).getByRole('status');

test('a plan in the comparison leads to its card, and the card to the application', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page
    .getByRole('table', { name: 'The five plans side by side' })
    .getByRole('link', { name: 'Growth' })
    .click();
  await expect(page).toHaveURL('/pricing#growth');
  const card = region(page, 'Pick the plan for your size')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Growth', exact: true }) });
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: 'Apply to Join' }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('the plan picker', () => {
  test(
    'answers with a plan, its prices and the days that count',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/pricing');
      await answer(page, 'Members who pay today').fill('40');
      await answer(page, 'First day of the trial').fill('2026-12-01');
      await expect(result(page, 'Your plan')).toContainText('Starter');
      await expect(result(page, 'Founding price')).toContainText('$29');
      await expect(result(page, 'Regular price')).toContainText('$49');
      await expect(result(page, 'Next plan due')).toContainText('Mar 23, 2027');
      await expect(result(page, 'First charge')).toContainText('Dec 31, 2026');
      await expect(result(page, 'Money back')).toContainText('Mar 1, 2027');
      await expect(result(page, 'It has to save you')).toContainText('21');
      await expect(verdict(page)).toContainText('Worth a trial');
      await answer(page, 'Desk hours in a week').fill('1');
      await expect(verdict(page)).toContainText('Not worth it yet');
      await expect(page.getByRole('link', { name: 'Take the free guides' })).toBeVisible();
    },
  );

  test('keeps the answers in the address', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Locations').fill('2');
    await expect(page).toHaveURL(/locations=2/);
    await page.reload();
    await expect(answer(page, 'Locations')).toHaveValue('2');
    await expect(result(page, 'Your plan')).toContainText('Multi-Location');
  });

  test.describe('with an invalid address', () => {
    // The browser warns when a field refuses a value.
    test.use({ expectedErrors: [/The specified value/] });

    test('shows its example', async ({ page }) => {
      await page.goto('/pricing?members=many&start=2026-02-31&locations=');
      await expect(result(page, 'Your plan')).toContainText('Growth');
      await expect(result(page, 'First charge')).toContainText('Day 31');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a table of the plans', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/pricing');
      await expect(answer(page, 'Locations')).toBeHidden();
      await expect(
        page.getByRole('table', { name: 'The same sum for each plan, at $20 an hour' }),
      ).toBeVisible();
    });
  });
});
