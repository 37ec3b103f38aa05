import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

// Errors and warnings of the page fail its test.
const problems: string[] = [];
test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
});
test.afterEach(() => expect(problems.splice(0)).toEqual([]));

/** Asserts, in both schemes, narrow and wide: axe finds nothing and nothing scrolls sideways. */
async function expectSound(page: Page) {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await axe.analyze()).violations).toEqual([]);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, colorScheme).toBeLessThanOrEqual(width);
    }
  }
}

test.describe('in the Vite app', () => {
  test.use({ baseURL: 'http://127.0.0.1:4181' });
  test.beforeEach(async ({ page }) => void (await page.goto('/')));

  test('an alert over a form keeps the form, and then discards it', async ({ page }) => {
    await page.getByRole('button', { name: 'Add a member' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add a member' });
    await form.getByRole('textbox').press('Enter');
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription('Write a name.');
    await form.getByRole('textbox').fill('Ana');
    await form.getByRole('button', { name: 'Discard' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Discard it?' });
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('textbox')).toHaveValue('Ana');
    await form.getByRole('button', { name: 'Discard' }).click();
    await alert.getByRole('button', { name: 'Discard it' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add a member' })).toBeFocused();
  });

  test('a sent form is answered by a notice', async ({ page }) => {
    await page.getByRole('button', { name: 'Add a member' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.keyboard.press('Enter');
    const notices = page.getByRole('region', { name: 'Notifications (Alt+T)' });
    await expect(notices.getByRole('listitem')).toContainText('Ana can train today.');
    await expect(page.getByRole('button', { name: 'Add a member' })).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect(notices.locator(':focus')).toHaveCount(1);
    await expectSound(page);
  });

  test('brand, utilities, widths and the dark theme hold', async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add a member' });
    await expect(add).toHaveCSS('background-color', 'rgb(0, 184, 169)');
    await expect(page.getByRole('button', { name: 'Ring' })).toHaveCSS('padding-left', '4px');
    await page.setViewportSize({ width: 320, height: 900 });
    const table = await page.getByRole('table', { name: 'Members' }).boundingBox();
    expect(table?.width).toBeGreaterThan(100);
    await expect(page.getByText('2 today')).toHaveCSS('text-decoration-line', 'none');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'ink'));
    await expect(page.getByText('2 today')).toHaveCSS('text-decoration-line', 'underline');
    await expectSound(page);
  });

  test('a page from right to left has its keys', async ({ page }) => {
    await page.getByRole('link', { name: 'From right to left' }).click();
    await page.getByRole('tab', { name: 'All' }).press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
    await page.getByRole('button', { name: 'Gym' }).press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
    await expectSound(page);
  });
});

test('in the Next app a server-rendered page is sound, and its parts work', async ({ page }) => {
  await page.goto('http://127.0.0.1:4182');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/\w/);
  await expectSound(page);
});

const membersScreens = { Vite: 'http://127.0.0.1:4181', Next: 'http://127.0.0.1:4182' };

for (const [app, address] of Object.entries(membersScreens)) {
  test(`in the ${app} app a menu acts on its row, through a dialog over a dialog`, async ({
    page,
  }) => {
    await page.goto(address);
    const members = page.getByRole('table', { name: 'Members' });
    await members.getByRole('button', { name: 'Visits' }).click();
    await members.getByRole('checkbox', { name: 'Select Maya Okafor' }).check();
    const more = members.getByRole('button', { name: 'More about Maya Okafor' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const record = page.getByRole('dialog', { name: 'Maya Okafor' });
    await record.getByRole('button', { name: 'Contact' }).click();
    await page.getByRole('button', { name: 'A member arrives' }).click();
    await expectSound(page);
    await page.mouse.click(4, 4);
    await expect(record).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(record).toBeHidden();
    await expect(members.getByRole('rowheader')).toHaveText([/Ana/, /Dmitri/, /Maya/]);
    await expect(members.getByRole('checkbox', { name: 'Select Maya Okafor' })).toBeChecked();
    await expect(more).toBeFocused();
  });
}

test('without JavaScript the Next app is complete and its menus open', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('http://127.0.0.1:4182');
  await expect(page.getByRole('article')).toHaveText([/The first class/]);
  await page.getByText('When do I pay?').click();
  await expect(page.getByText('On the first evening.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Questions' })).toBeVisible();
});
