import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { makeHost } from './host.ts';
import { functionPath } from './site.ts';
import { alert, answers, application, field, fillIn, form, submit } from './application-form.ts';
import { expect, test } from './test.ts';

/** The site as it is built with `VITE_APPLICATION_DELIVERY=function`: applications are delivered. */

const status = (page: Page) => form(page).getByRole('status');
const unsent = (page: Page) =>
  page.getByRole('list', { name: 'Saved on this device, not sent yet' }).getByRole('listitem');

async function expectKept(page: Page) {
  for (const { label, answer } of answers) await expect(field(page, label)).toHaveValue(answer);
}

test.use({ baseURL: `http://localhost:${process.env.E2E_DELIVERY_PORT}` });

test(
  'an application is delivered once with every answer, and then the alert says thank you',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/contact');
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
    for (const { label } of answers) await expect(field(page, label)).toHaveValue('');
    await expect(unsent(page)).toHaveCount(0);
  },
);

test('the browser asks for every field, and spaces are no answer', async ({ page }) => {
  await page.goto('/contact');
  await submit(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/fill out this field/);
  await fillIn(page);
  await field(page, 'Gym location').fill('   ');
  await field(page, 'Message').fill('   ');
  await submit(page).click();
  await expect(field(page, 'Gym location')).toBeFocused();
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/fill out this field/);
  await expect(status(page)).toContainText('Please fill in every field');
  await expect(alert(page)).toBeHidden();
});

test.describe('when it cannot be delivered', () => {
  test.use({
    expectedErrors: [/50[03]|429|ERR_|Failed to load|The application request failed|interrupted/],
  });

  test(
    'offline: it is kept, and delivered when the network is back',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await page.goto('/contact');
      await fillIn(page);
      await context.setOffline(true);
      await submit(page).click();
      await expect(status(page)).toContainText('You are offline.');
      await expect(unsent(page)).toHaveCount(1);
      await expect(alert(page)).toBeHidden();
      await expectKept(page);
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(alert(page)).toBeVisible();
      await expect(unsent(page)).toHaveCount(0);
    },
  );

  test('at the next visit the form shows what is unsent', async ({ page }) => {
    let isDown = true;
    // While the function asks to wait, nothing is sent unless the visitor does it.
    await page.route(functionPath, (route) =>
      isDown
        ? route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: {} })
        : route.fallback(),
    );
    await page.goto('/contact');
    await fillIn(page);
    await submit(page).click();
    await expect(unsent(page)).toHaveCount(1);
    await page.goto('/about');
    const notice = page
      .getByRole('paragraph')
      .filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
    await notice.getByRole('link', { name: 'Look at it' }).click();
    await expect(page).toHaveURL('/contact#unsent');
    await expect(unsent(page)).toContainText('Your application');
    isDown = false;
    await unsent(page).getByRole('button', { name: 'Send now' }).click();
    await expect(unsent(page)).toHaveCount(0);
    await expect(status(page)).toContainText('has now been sent');
  });

  // Firefox does not tell the test what a request sends.
  test(
    'the function is killed in the middle: what it had stored is not lost or stored twice',
    { tag: '@chromium' },
    async ({ page }) => {
      test.setTimeout(150_000);
      const host = await makeHost('.delivery/dist');
      try {
        const address = await host.start();
        await page.goto(`${address}/contact`);
        await fillIn(page);
        // The answer to the first request is lost with the host; the second one goes through.
        const keys: unknown[] = [];
        await page.route(functionPath, async (route) => {
          keys.push((route.request().postDataJSON() as Record<string, unknown>).idempotencyKey);
          if (keys.length > 1) return route.fallback();
          expect((await route.fetch()).status()).toBe(200);
          await host.kill();
          return route.abort('connectionreset');
        });
        await submit(page).click();
        await expect(status(page)).toContainText('Saved on this device, not sent yet');
        await expect(alert(page)).toBeHidden();
        await host.start();
        // The next attempt by itself would come later.
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect(alert(page)).toBeVisible({ timeout: 60_000 });
        expect(new Set(keys).size).toBe(1);
        await host.kill();
        expect((await host.leads()).map(({ email }) => email)).toEqual(['lou@example.com']);
      } finally {
        await host.dispose();
      }
    },
  );
});
