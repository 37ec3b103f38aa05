import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { notices } from './site.ts';
import { expect, test } from './test.ts';

const planner = (page: Page) => page.getByRole('region', { name: 'Your switch, day by day' });
const answer = (page: Page, label: string) => planner(page).getByLabel(label);
const plan = (page: Page) => planner(page).getByRole('list', { name: /^The plan for/ });
const step = (page: Page, name: string) =>
  plan(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();
const verdict = (page: Page) => planner(page).getByRole('status');

const asked =
  '/switch?from=mindbody&cards=software&members=80&classes=20&notice=30&start=2026-12-01';

test('the page of a product links to the planner, which starts from that product', async ({
  page,
}) => {
  await page.goto('/switch');
  const index = page.getByRole('navigation', { name: 'What do you use today?' });
  await index.getByRole('link', { name: 'Mindbody' }).click();
  await expect(page).toHaveURL('/switch/mindbody');
  await page.getByRole('link', { name: 'Plan this switch' }).click();
  await expect(page).toHaveURL('/switch?from=mindbody#planner');
  await expect(answer(page, 'What you use today')).toHaveValue('mindbody');
  await expect(planner(page)).toBeInViewport();
});

test.describe('the switch planner', () => {
  test('dates every step, follows the answers, keeps them in the address and sends nothing', async ({
    page,
  }) => {
    await page.goto(asked);
    for (const [name, day] of [
      ['Set up with us', 'Dec 4, 2026'],
      ['First class on both', 'Dec 7, 2026'],
      ['Last day for cards', 'Dec 28, 2026'],
      ['First charge', 'Jan 3, 2027'],
      ['The old contract ends', 'Jan 27, 2027'],
      ['Last day for your money back', 'Mar 4, 2027'],
    ] as const) {
      await expect(step(page, name)).toContainText(day);
    }
    await expect(verdict(page)).toContainText('Days you pay for both: 25');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('South'))
        requests.push(request.url());
    });
    await answer(page, 'Name of your gym').fill('South Side Boxing');
    await answer(page, 'What you use today').selectOption('Spreadsheets or paper');
    await answer(page, "Members' cards are").selectOption('Not on file');
    await expect(verdict(page)).toContainText('Nothing to cancel');
    await expect(step(page, 'Freeze the old list')).toContainText('Dec 14, 2026');
    await expect(step(page, 'Give notice')).toHaveCount(0);
    await expect(page).toHaveURL(/from=spreadsheets&cards=none.*South/);
    expect(requests).toEqual([]);
    await page.reload();
    await expect(answer(page, 'What you use today')).toHaveValue('spreadsheets');
    await expect(verdict(page)).toContainText('Nothing to cancel');
  });

  test(
    'has messages with the dates in them, to copy',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(asked);
      await answer(page, 'Name of your gym').fill('South Side Boxing');
      await expect(planner(page).getByRole('heading', { level: 3 }).first()).toHaveText(
        'The plan for South Side Boxing',
      );
      await planner(page).getByRole('button', { name: 'Copy To all members' }).click();
      await expect(notices(page).getByText('Message copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('From Monday, December 7, 2026 we check you in with Cornerbell');
      expect(copied).toMatch(/South Side Boxing$/);
      expect(copied).not.toMatch(/[{}]/);
    },
  );

  test('makes a calendar of its steps', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(asked);
    const download = page.waitForEvent('download');
    await planner(page).getByRole('button', { name: 'Add to my calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('switch-plan.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(await plan(page).getByRole('heading').count());
    expect(text).toMatch(
      /DTSTART;VALUE=DATE:20261204\r\n(?:(?!END:VEVENT)[^])*SUMMARY:Set up with us/,
    );
  });

  test('works from the keyboard', async ({ page }) => {
    await page.goto(asked);
    await answer(page, 'What you use today').focus();
    await page.keyboard.type('Wod');
    await expect(answer(page, 'What you use today')).toHaveValue('wodify');
    for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
    await expect(answer(page, 'Notice, in days')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(step(page, 'The old contract ends')).toContainText('Jan 28, 2027');
    const message = planner(page).locator('summary').filter({ hasText: 'To your coaches' });
    await message.focus();
    await page.keyboard.press('Enter');
    await expect(planner(page).getByText('On Monday, December 14, 2026 we decide')).toBeVisible();
    await expectAccessible(page);
  });

  test('prints the plan alone', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(asked);
    await page.emulateMedia({ media: 'print' });
    await expect(step(page, 'Set up with us')).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
      answer(page, 'Notice, in days'),
      page.getByText('Messages, ready to copy'),
      page.getByText('Show us your export'),
    ])
      await expect(part).toBeHidden();
  });

  test.describe('with an invalid address', () => {
    // The browser warns when a field refuses a value.
    test.use({ expectedErrors: [/The specified value/] });

    test('shows its example', async ({ page }) => {
      await page.goto('/switch?from=abacus&cards=gold&members=many&start=2026-02-31');
      await expect(answer(page, 'What you use today')).toHaveValue('mindbody');
      await expect(step(page, 'Set up with us')).toContainText('Day 4');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a plan by days, with messages to fill in', { tag: '@chromium' }, async ({ page }) => {
      await page.goto('/switch');
      await expect(answer(page, 'Notice, in days')).toBeHidden();
      await expect(planner(page).getByRole('button', { name: 'Print the plan' })).toBeHidden();
      await expect(planner(page).getByText('No script runs in your browser')).toBeVisible();
      await expect(step(page, 'Take your data out')).toContainText('Day 1');
      await expect(step(page, 'Stay or go back')).toContainText('Day 14');
      await expect(
        planner(page).getByText('From [date of day 7] we check you in with Cornerbell'),
      ).toBeVisible();
    });
  });
});
