import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { originOf } from './build-apps.ts';

/** A test that errors, warnings and failed requests of the page fail. */
const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Asserts that axe finds nothing and that nothing scrolls sideways, in light and dark. */
async function expectSound(page: Page) {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await axe.analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ).toEqual([]);
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(hidden, `pixels to the side, ${colorScheme}`).toBeLessThanOrEqual(0);
  }
}

test.describe('in the Vite app', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(originOf('vite'));
    await page.getByRole('heading', { name: 'Members' }).waitFor();
  });

  test('an alert over a form keeps the form, and then discards it', async ({ page }) => {
    await page.getByRole('button', { name: 'Add a member' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add a member' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await page.keyboard.press('Escape');
    const alert = page.getByRole('alertdialog', { name: 'Discard it?' });
    await expectSound(page);
    await alert.getByRole('button', { name: 'Keep it' }).click();
    await expect(form.getByRole('textbox')).toHaveValue('Ana');

    await form.getByRole('textbox').clear();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription('Write a name.');
    await page.keyboard.press('Escape');
    await alert.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add a member' })).toBeFocused();
  });

  test('an item of a menu asks, and a notice answers', async ({ page }) => {
    const account = page.getByRole('button', { name: 'Account' });
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(account).toBeFocused();
    await page.keyboard.press('Alt+t');
    const notices = page.getByRole('region', { name: 'Notifications (Alt+T)' });
    await expect(notices.getByRole('listitem')).toContainText('Signed out');
    await expect(notices.locator(':focus')).toHaveCount(1);
    await expectSound(page);
  });

  test('brand, utilities and widths hold, in light and dark, at 1440 and 320 px', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Add a member' })).toHaveCSS(
      'background-color',
      'rgb(0, 184, 169)',
    );
    await expect(page.getByRole('button', { name: 'Ring' })).toHaveCSS('padding-left', '4px');
    await expect(page.getByRole('link', { name: 'Closed' })).toBeDisabled();
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const table = await page.getByRole('table', { name: 'Members' }).boundingBox();
      expect(table?.width).toBeGreaterThan(width / 3);
      await expectSound(page);
    }
    const note = page.getByText('2 today');
    await expect(note).not.toHaveCSS('text-decoration-line', 'underline');
    await page.getByText('Dark', { exact: true }).click();
    await expect(note).toHaveCSS('text-decoration-line', 'underline');
    await expectSound(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Let boxers join the waitlist' }).uncheck();
    await expectSound(page);
  });

  test('a page from right to left has its keys and its numbers', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'بالعربية' }).click();
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await page.getByRole('banner').getByRole('button').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('banner').getByRole('button').nth(1)).toBeFocused();
    await expect(page.getByRole('article').first()).toContainText('49,90\u00A0€');
    await expect(page.getByRole('article').first()).toContainText('1.179\u00A0€');
    await expectSound(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectSound(page);
  });
});

test.describe('in the Next app', () => {
  test('a server-rendered page is sound, and its parts work', async ({ page }) => {
    await page.goto(originOf('next'));
    await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/\w/);
    await expectSound(page);
    await page.getByText('When do I pay?').click();
    await expect(page.getByText('On the first evening.')).toBeVisible();
    await expect(async () => {
      await page.getByRole('tab', { name: 'Autumn' }).click();
      await expect(page.getByRole('tabpanel')).toHaveText('From September on.', { timeout: 500 });
    }).toPass();
    await page.evaluate(() => localStorage.setItem('cb-color-scheme', 'ink'));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the document is complete and its menus open', async ({ page }) => {
      await page.goto(originOf('next'));
      await expect(page.getByRole('article')).toHaveText([/The first class/]);
      await page.getByText('When do I pay?').click();
      await expect(page.getByText('On the first evening.')).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button').hover();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Questions' })).toBeVisible();
    });
  });
});
