import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plans = (page: Page) => region(page, 'Pick the plan for your size');
const answer = (page: Page, label: string) => plans(page).getByLabel(label);
const result = (page: Page) => plans(page).getByRole('status');

test('a plan in the comparison leads to its card, and the card to the application', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page
    .getByRole('table', { name: 'The five plans side by side' })
    .getByRole('link', { name: 'Growth' })
    .click();
  await expect(page).toHaveURL('/pricing#growth');
  const card = plans(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Growth', exact: true }) });
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: 'Apply to Join' }).click();
  await expect(page).toHaveURL('/contact?plan=growth');
  await expect(page.getByLabel('Message')).toHaveValue(/^Plan: Growth/);
});

test.describe('the plan picker', () => {
  test('answers with a plan and both prices', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Members who pay today').fill('40');
    for (const text of ['Starter', 'Up to 50 members', '$29', '$49'])
      await expect(result(page)).toContainText(text);
    await answer(page, 'Members who pay today').fill('501');
    await expect(result(page)).toContainText('Enterprise');
    await expect(result(page)).toContainText('Custom');
    await answer(page, 'Members who pay today').fill('');
    await expect(result(page)).toContainText('Growth');
    await expect(page.getByRole('main').getByRole('link', { name: 'Apply to Join' })).toHaveCount(
      5,
    );
  });

  test('keeps the answers in the address', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/pricing');
    await answer(page, 'Locations').fill('2');
    await answer(page, 'Locations').blur();
    await expect(page).toHaveURL(/locations=2/);
    await page.reload();
    await expect(answer(page, 'Locations')).toHaveValue('2');
    await expect(result(page)).toContainText('Multi-Location');
  });

  test.describe('with an invalid address', () => {
    // The browser warns when a field refuses a value.
    test.use({ expectedErrors: [/The specified value/] });

    test('shows its example', async ({ page }) => {
      await page.goto('/pricing?members=many&locations=');
      await expect(result(page)).toContainText('Growth');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is hidden, below a table of the plans', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/pricing');
      await expect(answer(page, 'Locations')).toBeHidden();
      await expect(page.getByRole('table', { name: 'The five plans side by side' })).toBeVisible();
    });
  });
});
