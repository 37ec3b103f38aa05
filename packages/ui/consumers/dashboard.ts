import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const member = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard.html');
  await page.getByRole('heading', { name: 'Members' }).waitFor();
});

test('a utility of Tailwind overrides a component, and the base of Tailwind does not', async ({
  page,
}) => {
  const plain = page.getByRole('button', { name: 'Add a member' });
  await expect(plain).toHaveCSS('background-color', 'rgb(244, 81, 30)');
  await expect(plain).toHaveCSS('padding-left', '24px');
  await expect(page.getByRole('button', { name: 'No room at its sides' })).toHaveCSS(
    'padding-left',
    '0px',
  );
});

test('the header has the product’s own logo and an account menu', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'Coach Console' });
  await expect(home.locator('svg')).toHaveCount(1);
  await expect(home.getByTestId('own-logo')).toBeVisible();

  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Today' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Signed out');
  await expect(account).toBeFocused();
});

test('a form of react-hook-form in a dialog keeps its defaults, shows its errors and submits', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a member' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a member' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const email = dialog.getByRole('textbox', { name: 'E-mail address' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ana');
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Write an e-mail address.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(member(page, 'Ana')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Member added');
});

test('the tabs, a switch and the colour scheme work by keyboard', async ({ page }) => {
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  const waitlist = page.getByRole('switch', { name: 'Let boxers join the waitlist' });
  await expect(waitlist).toBeFocused();
  await page.keyboard.press('Space');
  await expect(waitlist).not.toBeChecked();

  await page.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a notice offers to undo', async ({ page }) => {
  const remove = page.getByRole('button', { name: 'Remove Maya Okafor' });
  await remove.focus();
  await expect(page.getByRole('tooltip')).toHaveText('It can be undone.');
  await page.keyboard.press('Enter');
  await expect(member(page, 'Maya Okafor')).toBeHidden();
  await expectAccessible(page);

  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(member(page, 'Maya Okafor')).toBeVisible();
});
