import { expectAccessible } from './accessible.ts';
import { alert, answers, application, field, fillIn, submit } from './application-form.ts';
import { expect, test } from './test.ts';

test.describe('the application form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test(
    'the browser refuses empty fields and an invalid email, and says so at each',
    { tag: '@chromium' },
    async ({ page }) => {
      await submit(page).click();
      await expect(field(page, 'Your name')).toBeFocused();
      for (const { label, isRequired } of answers) {
        if (!isRequired) continue;
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(/fill out this field/);
      }
      await expectAccessible(page);
      await fillIn(page);
      await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid');
      await field(page, 'Email').fill('lou at example');
      await submit(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
  );

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
      await submit(page).press('Enter');
      const [, data] = (await logged).args();
      expect(await data?.jsonValue()).toEqual(application);
      await expect(alert(page)).toBeVisible();
      await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(alert(page)).toBeHidden();
      await expect(submit(page)).toBeFocused();
      for (const { label } of answers) await expect(field(page, label)).toHaveValue('');
      await expect(page).toHaveURL('/contact');
      // Pages behind links are fetched ahead meanwhile.
      expect(requests.filter((request) => !/^GET \/\S+\.(js|json)$/.test(request))).toEqual([]);
    },
  );
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is sent, and the page says how else to reach the founders', async ({ page }) => {
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
  });
});
