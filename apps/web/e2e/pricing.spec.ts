import type { Plan } from '@cornerbell/content/copy';
import type { Page } from '@playwright/test';
import { testLibrary } from '../src/testing/library.ts';
import { expect, test } from './test.ts';

const { pricing, plans: all } = testLibrary.site;
const [smallest, middle, largest] = all.plans as [Plan, Plan, Plan];
const table = { name: pricing.card.caption };
const apply = { name: pricing.plans.action.label };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const plans = (page: Page) => region(page, pricing.plans.title);
const answer = (page: Page, label: string) => plans(page).getByLabel(label);
const result = (page: Page) => plans(page).getByRole('status');

test('a plan in the comparison leads to its card, and the card to the application', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('table', table).getByRole('link', { name: middle.name }).click();
  await expect(page).toHaveURL(`/pricing#${middle.id}`);
  const card = plans(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: middle.name, exact: true }) });
  await expect(card).toBeInViewport();
  await card.getByRole('link', apply).click();
  await expect(page).toHaveURL(`/contact?plan=${middle.id}`);
  await expect(page.getByLabel('Message')).toHaveValue(`Plan: ${middle.name}\n`);
});

test.describe('the plan picker', () => {
  test('answers with a plan and both prices', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/pricing');
    const { price, memberLimit, name } = smallest;
    const prices = price.kind === 'monthly' ? [`$${price.founding}`, `$${price.regular}`] : [];
    await answer(page, 'Members who pay today').fill(`${memberLimit}`);
    for (const text of [name, `Up to ${memberLimit} members`, ...prices])
      await expect(result(page)).toContainText(text);
    await answer(page, 'Members who pay today').fill(`${middle.memberLimit! + 1}`);
    await expect(result(page)).toContainText(largest.name);
    await expect(result(page)).toContainText(pricing.prices.customLabel);
    await answer(page, 'Members who pay today').fill('');
    await expect(result(page)).toContainText(middle.name);
    await expect(page.getByRole('main').getByRole('link', apply)).toHaveCount(all.plans.length);
  });

  test(
    'agrees with the address, also after a link to its page and a reload',
    {
      tag: '@chromium',
    },
    async ({ page }) => {
      await page.goto('/pricing?members=40');
      const members = answer(page, 'Members who pay today');
      await expect(members).toHaveValue('40');
      await members.fill('900');
      await expect(page).toHaveURL(/members=900/);
      await page.reload();
      await expect(members).toHaveValue('900');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL('/pricing');
      await expect(members).toHaveValue(String(pricing.picker.example.members));
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is hidden, below a table of the plans', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/pricing');
      await expect(answer(page, 'Locations')).toBeHidden();
      await expect(page.getByRole('table', table)).toBeVisible();
    });
  });
});
