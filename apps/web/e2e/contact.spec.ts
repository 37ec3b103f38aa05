import { expectAccessible } from './accessible.ts';
import type { Page } from '@playwright/test';
import { testLibrary } from '../src/testing/library.ts';
import { functionPath, hold } from './site.ts';
import { expect, test } from './test.ts';

/** An application with an answer to every field. */
const application = {
  name: 'Lou Santos',
  email: 'lou@example.com',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis, MN',
  currentMembers: '80 to 100',
  message: 'Payroll on Sundays.',
};

/** What is typed into each field of the form, in its order. */
const answers = testLibrary.site.contact.fields.map(({ label, name, optional }) => ({
  label,
  answer: application[name as keyof typeof application],
  isRequired: !optional,
}));

/** What the alert says once an application was made. */
const thanks =
  "Thank you for applying! We'll review your application and get back to you within 48 hours.";

const form = (page: Page) => page.getByRole('form', { name: 'Your application' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send Application' });
const alert = (page: Page) => page.getByRole('alertdialog', { name: thanks });

/** What stands in place of the fields afterwards. */
const receipt = (page: Page) => form(page).getByRole('status');
const another = (page: Page) => form(page).getByRole('button', { name: 'Send another' });

/** Fills in every field. */
async function fillIn(page: Page) {
  for (const { label, answer } of answers) await field(page, label).fill(answer);
}

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

  test('says when an email looks cut off', { tag: '@chromium' }, async ({ page }) => {
    await fillIn(page);
    // The browser refuses the last one itself.
    for (const [address, description] of [
      ['lou@example', /looks cut off/],
      ['lou@gym.c', /looks cut off/],
      ['lou@gym.example.', /./],
    ] as const) {
      await field(page, 'Email').fill(address);
      await submit(page).click();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAccessibleDescription(description);
    }
    await field(page, 'Email').fill('lou@gym.com');
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await submit(page).click();
    await expect(alert(page)).toBeVisible();
  });
});

test(
  'where applications are delivered, one is sent once with every answer',
  { tag: '@chromium' },
  async ({ page }) => {
    // As built with `APPLICATION_DELIVERY=function`.
    await page.route('**/layout.json', async (route) => {
      const layout = await (await route.fetch()).json();
      layout.settings.deliversApplications = true;
      await route.fulfill({ json: layout });
    });
    await page.goto('/faq');
    await page.getByRole('main').getByRole('link', { name: 'Send Us a Message' }).click();
    await fillIn(page);
    const sent = page.waitForRequest(functionPath);
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') requests += 1;
    });
    await submit(page).dblclick();
    expect((await sent).postDataJSON()).toEqual({
      endpoint: 'application',
      ...application,
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      elapsed: expect.any(Number),
    });
    expect(await (await (await sent).response())?.json()).toEqual({ ok: true });
    await expect(alert(page)).toBeVisible();
    expect(requests).toBe(1);
    await page.getByRole('button', { name: 'OK' }).click();
    for (const { answer } of answers) await expect(form(page)).toContainText(answer);
    await another(page).click();
    for (const { label } of answers) await expect(field(page, label)).toHaveValue('');
  },
);

test.describe('before hydration', { tag: '@chromium' }, () => {
  test.use({ waitsForHydration: false });

  test('an application that is sent is logged once it can be', async ({ page }) => {
    const door = await hold(page, '**/assets/hydrate-*.js');
    await page.goto('/contact');
    await fillIn(page);
    await submit(page).click();
    door.open();
    await expect(alert(page)).toBeVisible();
  });
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
