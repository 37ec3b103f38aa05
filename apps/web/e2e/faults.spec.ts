import type { Page } from '@playwright/test';
import { functionPath, hydrated, notices } from './site.ts';
import { expect, test } from './test.ts';

/** What a visitor sees when something the site depends on is missing, slow, wrong or blocked. */

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Reload the page' });

test.describe('a file that does not load', { tag: '@chromium' }, () => {
  test.use({
    waitsForHydration: false,
    expectedErrors: [/Failed to (load|fetch)|ERR_|404|dynamically imported|preload|failed: /],
  });

  test('once is requested again silently', async ({ page }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page).getByText('Missing Information').or(notice(page))).toBeVisible();
  });

  test('after a release: a reload is offered, and keeps what was typed', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Your application' });
    await form.getByLabel('Your name').fill('Lou Santos');
    await form.getByLabel('Message').fill('Payroll on Sundays.');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page)).toHaveCSS('position', 'fixed');
    await page.unroute('**/assets/hydrate-*.js');
    await notice(page).getByRole('link').click();
    await expect(notice(page)).toBeHidden();
    await expect(form.getByLabel('Your name')).toHaveValue('Lou Santos');
    await expect(form.getByLabel('Message')).toHaveValue('Payroll on Sundays.');
    await hydrated(page);
    await expect(form.getByLabel('Your name')).toHaveValue('Lou Santos');
  });

  test('when a form is sent: the form says so, and can be sent after a reload', async ({
    page,
  }) => {
    await page.goto('/demo');
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Your request' });
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await form.getByLabel('Gym').fill('Northside Boxing');
    await form.getByLabel('Your name').fill('Lou');
    await form.getByLabel('Email').fill('lou@example.com');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(form.getByRole('status')).toContainText('Your text is still here.');
    await expect(form.getByLabel('Gym')).toHaveValue('Northside Boxing');
    await page.unroute('**/assets/*.js');
    const sent = page.waitForResponse(functionPath);
    await notice(page).getByRole('link').click();
    await expect(form.getByLabel('Gym')).toHaveValue('Northside Boxing');
    await form.getByRole('button', { name: 'Send Request' }).click();
    expect((await sent).status()).toBe(200);
  });

  test('for another page: that page says so, and can be tried again', async ({ page }) => {
    const further = /\/assets\/PilotProgramPage-.*\.js$/;
    // From the start: the pages behind links in view are fetched ahead.
    await page.route(further, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Read the offer' }).click();
    await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
    await page.unroute(further);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL('/pilot-program');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Error');
  });
});

test.describe('data that is missing or invalid', () => {
  test.use({ expectedErrors: [/./], waitsForHydration: false });

  test('of the page itself is requested again at the next intent', async ({ page }) => {
    await page.route('**/ten-days-quiet/index.json', (route) => route.abort());
    await page.goto('/resources/blog/ten-days-quiet');
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await page.unroute('**/ten-days-quiet/index.json');
    await page.keyboard.press('Shift');
    await hydrated(page);
  });
});
