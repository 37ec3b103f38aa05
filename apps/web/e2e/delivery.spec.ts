import { functionPath } from './site.ts';
import {
  alert,
  another,
  answers,
  application,
  field,
  fillIn,
  form,
  submit,
} from './application-form.ts';
import { expect, test } from './test.ts';

// The site as it is deployed with `APPLICATION_DELIVERY=function`.

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
    for (const { answer } of answers) await expect(form(page)).toContainText(answer);
    await another(page).click();
    for (const { label } of answers) await expect(field(page, label)).toHaveValue('');
  },
);
