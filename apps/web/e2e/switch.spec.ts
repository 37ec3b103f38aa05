import type { Page } from '@playwright/test';
import { notices } from './site.ts';
import { expect, test } from './test.ts';

const planner = (page: Page) => page.getByRole('region', { name: 'Your switch, step by step' });
const answer = (page: Page, label: string) => planner(page).getByLabel(label);
const step = (page: Page, name: string) =>
  planner(page)
    .getByRole('list', { name: 'The steps and their dates' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const message = (page: Page, name: string) =>
  planner(page).locator('summary').filter({ hasText: name });

const plannedAddress = '/switch?from=mindbody&start=2030-12-16';

test('the page about a product plans the switch from it', async ({ page }) => {
  await page.goto('/switch?start=2030-12-16');
  const index = page.getByRole('navigation', { name: 'What do you use today?' });
  await index.getByRole('link', { name: 'Mindbody' }).click();
  await expect(page).toHaveURL('/switch/mindbody?start=2030-12-16');
  await page.getByRole('link', { name: 'Plan Your Switch' }).click();
  await expect(page).toHaveURL('/switch/mindbody?start=2030-12-16#planner');
  await expect(planner(page)).toBeInViewport();
  await expect(answer(page, 'What you use today')).toHaveValue('mindbody');
  await expect(step(page, 'Export your data and apply')).toContainText(
    'Run the reports on clients',
  );
  await expect(step(page, 'Export your data and apply')).toContainText('Monday, Dec 2');
});

test.describe('the switch planner', () => {
  test('dates every step, follows the answers, keeps them in the address and sends nothing', async ({
    page,
  }) => {
    await page.goto('/switch');
    await expect(step(page, 'Set up Cornerbell')).toContainText('Three days before');
    const start = answer(page, 'The day you start');
    await expect(start).toHaveAccessibleDescription(/is the earliest/);
    await expect(start).not.toHaveAttribute('aria-invalid');
    // Some steps would have to be taken before today.
    await start.fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10));
    await expect(start).toHaveAttribute('aria-invalid', 'true');
    await expect(start).toHaveAccessibleDescription(/is the earliest/);
    await expect(step(page, 'Set up Cornerbell')).toContainText('Three days before');
    await answer(page, 'What you use today').selectOption('Mindbody');
    await answer(page, 'The day you start').fill('2030-12-16');
    await expect(step(page, 'Set up Cornerbell')).toContainText('Friday, Dec 13');
    await expect(message(page, 'Notice to Mindbody')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await answer(page, 'What you use today').selectOption('Spreadsheets');
    await answer(page, 'The day you start').fill('2031-01-07');
    await expect(step(page, 'Set up Cornerbell')).toContainText('Saturday, Jan 4, 2031');
    await expect(step(page, 'Run your first class on both')).toContainText('keep your spreadsheet');
    await expect(planner(page).getByText('Notice to')).toHaveCount(0);
    await answer(page, 'The day you start').blur();
    await expect(page).toHaveURL('/switch?from=spreadsheets&start=2031-01-07');
    expect(requests).toEqual([]);
    await page.reload();
    await expect(answer(page, 'What you use today')).toHaveValue('spreadsheets');
    await expect(step(page, 'Stay or walk away')).toContainText('Tuesday, Jan 14');
    await page.getByRole('main').getByRole('link', { name: 'View Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(answer(page, 'What you use today')).toHaveValue('spreadsheets');
  });

  test(
    'has messages with the dates in them, to copy',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(plannedAddress);
      await message(page, 'Message to your coaches').click();
      await planner(page).getByRole('button', { name: 'Copy Message to your coaches' }).click();
      await expect(notices(page).getByText('Message copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('From Monday, Dec 16, we run two lists for a week: Mindbody and');
      expect(copied).toContain('On Monday, Dec 23, we decide');
      expect(copied).not.toMatch(/[{}]/);
    },
  );

  test('prints the plan alone', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(plannedAddress);
    await page.emulateMedia({ media: 'print' });
    await expect(step(page, 'Set up Cornerbell')).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
      answer(page, 'The day you start'),
      message(page, 'Notice to Mindbody'),
      page.getByText('What moves with you'),
      page.getByText('Show us your export'),
    ])
      await expect(part).toBeHidden();
  });

  test.describe('with an invalid address', () => {
    // The browser warns when a field refuses a value.
    test.use({ expectedErrors: [/The specified value/] });

    test('is a plan in words', async ({ page }) => {
      await page.goto('/switch?from=abacus&start=2026-02-31');
      await expect(answer(page, 'What you use today')).toHaveValue('other');
      await expect(step(page, 'Set up Cornerbell')).toContainText('Three days before');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a plan in words, with messages to fill in', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/switch');
      await expect(answer(page, 'The day you start')).toBeHidden();
      await expect(planner(page).getByRole('button', { name: 'Print the Plan' })).toBeHidden();
      await expect(step(page, 'Export your data and apply')).toContainText('Two weeks before');
      await message(page, 'Message to your members').click();
      await expect(
        planner(page).getByText('Starting [your start day], we check you in with Cornerbell'),
      ).toBeVisible();
    });
  });
});
