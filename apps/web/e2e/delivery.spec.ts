import type { Page } from '@playwright/test';
import { makeHost } from './host.ts';
import { functionPath } from './site.ts';
import { alert, answers, application, field, fillIn, form, submit } from './application-form.ts';
import { expect, test } from './test.ts';

/**
 * The site as it is built with `VITE_APPLICATION_DELIVERY=function` and `VITE_GUIDE_MAIL=on`: applications are delivered, and guides are
 * emailed.
 */

const status = (page: Page) => form(page).getByRole('status');
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

const guide = 'skills-tracking-template';

test(
  'a guide ends with a form that asks for it by email',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(`/resources/guides/${guide}`);
    const region = page.getByRole('region', { name: 'Get this guide by email' });
    await region.getByLabel('Name').fill('Lou');
    await region.getByLabel('Email').fill('lou+guide@example.com');
    const sent = page.waitForRequest(functionPath);
    await region.getByRole('button', { name: 'Email Me This Guide' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ endpoint: 'newsletter', guide });
    await expect(region.getByRole('status')).toContainText('The link to this guide');
    await expect(page).toHaveURL(`/resources/guides/${guide}?sent=newsletter`);
  },
);

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form at the end of a guide names the guide, too', async ({ page }) => {
    await page.goto(`/resources/guides/${guide}`);
    const region = page.getByRole('region', { name: 'Get this guide by email' });
    await region.getByLabel('Name').fill('Lou');
    await region.getByLabel('Email').fill('lou+plain-guide@example.com');
    const sent = page.waitForRequest(functionPath);
    await region.getByRole('button').click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('guide')).toBe(guide);
    await expect(page).toHaveURL(
      `/resources/guides/${guide}?sent=newsletter#newsletter-subscribed`,
    );
  });
});

test.describe('when it cannot be delivered', () => {
  test.use({
    expectedErrors: [/50[03]|429|ERR_|Failed to load|The application request failed|interrupted/],
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
        await expect(status(page)).toContainText("We couldn't reach the server.");
        await expect(alert(page)).toBeHidden();
        await host.start();
        await form(page).getByRole('button', { name: 'Try Again' }).click();
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
