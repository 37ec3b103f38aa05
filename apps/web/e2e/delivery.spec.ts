import { functionPath } from './site.ts';
import { alert, answers, application, field, fillIn, submit } from './application-form.ts';
import { expect, test } from './test.ts';

/**
 * The site as it is built with `VITE_APPLICATION_DELIVERY=function` and `VITE_GUIDE_MAIL=on`: applications are delivered, and guides are
 * emailed.
 */

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
