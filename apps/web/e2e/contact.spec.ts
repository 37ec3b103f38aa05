import { expectAccessible } from './accessible.ts';
import {
  alert,
  another,
  answers,
  application,
  field,
  fillIn,
  form,
  receipt,
  submit,
} from './application-form.ts';
import { expect, test } from './test.ts';

test.describe('the application form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test(
    'the browser refuses empty fields, goes to the first and says so at each',
    { tag: '@chromium' },
    async ({ page }) => {
      await submit(page).click();
      await expect(field(page, 'Your name')).toBeFocused();
      for (const { label, isRequired } of answers) {
        if (!isRequired) continue;
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(/fill out this field/);
      }
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expectAccessible(page);
      await field(page, 'Your name').fill('Lou');
      await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid');
    },
  );

  test('does not go without any of its required fields, or with an invalid email', async ({
    page,
  }) => {
    await fillIn(page);
    for (const { label, answer, isRequired } of answers) {
      if (!isRequired) continue;
      await field(page, label).fill('');
      await submit(page).click();
      await expect(field(page, label)).toBeFocused();
      await field(page, label).fill(answer);
    }
    await field(page, 'Email').fill('lou at example');
    await submit(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  test(
    'logs the data on this device, sends nothing, says thank you and is empty again',
    { tag: ['@both', '@journey'] },
    async ({ page }) => {
      await fillIn(page);
      const requests: string[] = [];
      page.on('request', (request) =>
        requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
      );
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Application'),
      );
      await submit(page).click();
      const [, data] = (await logged).args();
      expect(await data?.jsonValue()).toEqual(application);
      await expect(alert(page)).toBeVisible();
      await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(alert(page)).toBeHidden();
      await expect(receipt(page)).toBeFocused();
      await expect(receipt(page)).toContainText('within 48 hours');
      // What was not sent is not listed.
      await expect(form(page)).not.toContainText(application.email);
      await expectAccessible(page);
      await another(page).click();
      for (const { label } of answers) await expect(field(page, label)).toHaveValue('');
      await expect(field(page, 'Your name')).toBeFocused();
      await expect(page).toHaveURL('/contact');
      // Pages behind links are fetched ahead meanwhile.
      expect(requests.filter((request) => !/^GET \/\S+\.(js|json)$/.test(request))).toEqual([]);
    },
  );

  test('works from the keyboard alone', { tag: '@chromium' }, async ({ page }) => {
    await field(page, 'Your name').focus();
    for (const { answer } of answers) {
      await page.keyboard.type(answer);
      await page.keyboard.press('Tab');
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeHidden();
    await expect(receipt(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(another(page)).toBeFocused();
  });

  test('of a plan names it in the first line, unless something is typed there', async ({
    page,
  }) => {
    await page.goto('/contact?plan=growth');
    await expect(field(page, 'Message')).toHaveValue('Plan: Growth\n');
    await field(page, 'Message').fill('');
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue('');
    await field(page, 'Message').fill('Payroll on Sundays.');
    await page.goto('/contact?plan=starter');
    await expect(field(page, 'Message')).toHaveValue('Payroll on Sundays.');
  });

  test('of a plan that there is not is empty', async ({ page }) => {
    await page.goto('/contact?plan=__proto__');
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test('says when an email looks cut off', { tag: '@chromium' }, async ({ page }) => {
    await fillIn(page);
    for (const address of ['lou@example', 'lou@gym.c', 'lou@gym.example.']) {
      await field(page, 'Email').fill(address);
      // The browser refuses the last one itself.
      await submit(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page, 'Email').fill('lou@gym.c');
    await submit(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/looks cut off/);
    await field(page, 'Email').fill('lou@gym.com');
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await submit(page).click();
    await expect(alert(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'nothing is sent, and the page says how else to reach the founders',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/contact');
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('This form needs JavaScript');
      await expect(page.locator('noscript p')).toContainText('bottom of the page');
      for (const name of ['X', 'Instagram', 'LinkedIn'])
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
        ).toBeVisible();
      await fillIn(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await expect(submit(page)).toBeHidden();
      await field(page, 'Your name').press('Enter');
      await expect(field(page, 'Your name')).toHaveValue(application.name);
      await expect(page).toHaveURL('/contact');
      expect(requests).toEqual([]);
    },
  );
});
