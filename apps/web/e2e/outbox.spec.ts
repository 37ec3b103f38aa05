import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { field, fillIn, form, send, status } from './demo-form.ts';
import { functionPath, hydrated } from './site.ts';
import { expect, test } from './test.ts';

/** What happens to a demo request that could not be sent: it is saved on the device until it is delivered. */

const unsent = (page: Page) =>
  page.getByRole('list', { name: 'Saved on this device, not sent yet' }).getByRole('listitem');
const notice = (page: Page) =>
  page.getByRole('paragraph').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

/** Answers every call with the stub's status, and records what was sent. */
async function stubFunction(page: Page) {
  const stub = { status: 503, bodies: [] as Record<string, unknown>[] };
  await page.context().route(functionPath, (route) => {
    stub.bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({
      status: stub.status,
      json: { ok: stub.status === 200 },
    });
  });
  return stub;
}

/** Fills in the form and sends it while the function fails. */
async function leaveUnsent(page: Page) {
  await page.goto('/demo');
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toContainText('Saved on this device, not sent yet');
}

/** Dates what is saved on the device some days back. */
const age = (page: Page, days: number) =>
  page.evaluate(
    (milliseconds) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cornerbell');
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('leads', 'readwrite');
          const leads = transaction.objectStore('leads');
          const all = leads.getAll();
          all.addEventListener('success', () => {
            for (const lead of all.result)
              leads.put({ ...lead, savedAt: lead.savedAt - milliseconds });
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(transaction.error));
        });
      }),
    days * 24 * 60 * 60 * 1000,
  );

test.use({
  expectedErrors: [/50[03]|42[29]|ERR_|Failed to load|The demo request failed|interrupted|Blocked/],
});

test.describe('an unsent request', { tag: '@chromium' }, () => {
  test('is sent again by itself while the page is open, with the same key', async ({ page }) => {
    const stub = await stubFunction(page);
    await leaveUnsent(page);
    stub.status = 200;
    await expect(status(page)).toContainText('Request received', { timeout: 15_000 });
    await expect(unsent(page)).toHaveCount(0);
    await expect(field(page, 'Gym')).toHaveValue('');
    expect(stub.bodies).toHaveLength(2);
    expect(stub.bodies[1]).toEqual(stub.bodies[0]);
  });

  test('is sent at the next visit to any page, and the visitor is told', async ({ page }) => {
    const stub = await stubFunction(page);
    await leaveUnsent(page);
    await page.goto('/faq');
    await expect(notice(page)).toContainText('saved on this device, not sent yet');
    await expect(notice(page)).toHaveCSS('position', 'fixed');
    stub.status = 200;
    await page.goto('/pricing');
    await expect(notice(page)).toContainText('has now been sent');
    await expectAccessible(page);
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
    const requests = stub.bodies.length;
    await page.goto('/faq');
    await expect(notice(page)).toBeHidden();
    expect(stub.bodies).toHaveLength(requests);
    expect(new Set(stub.bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('can be read, copied and deleted, and the notice links to it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stubFunction(page);
    await leaveUnsent(page);
    await page.goto('/faq');
    await notice(page).getByRole('link', { name: 'Look at it' }).click();
    await expect(page).toHaveURL('/demo#unsent');
    await expect(unsent(page)).toHaveCount(1);
    await expect(unsent(page)).toBeInViewport();
    await expect(unsent(page)).toContainText('Saved on this device, not sent yet');
    await expect(unsent(page)).toContainText(/Kept until \w+ \d+, \d{4}/);
    await expect(notice(page)).toBeHidden();
    await unsent(page).getByText('Your answers').click();
    await expect(
      unsent(page).getByRole('definition').filter({ hasText: 'Northside' }),
    ).toBeVisible();
    await expectAccessible(page);
    await unsent(page).getByRole('button', { name: 'Copy answers' }).click();
    await expect(unsent(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Your name: Lou Santos\nEmail: lou@example.com\nGym: Northside Boxing',
    );
    await unsent(page).getByRole('button', { name: 'Delete' }).click();
    await expect(unsent(page)).toHaveCount(0);
    await expect(status(page)).toContainText('It is no longer on this device');
    await expect(status(page)).toBeFocused();
    await page.goto('/faq');
    await expect(notice(page)).toBeHidden();
  });

  test('is replaced by a change, under another key', async ({ page }) => {
    const stub = await stubFunction(page);
    await leaveUnsent(page);
    await field(page, 'Gym').fill('Southside Boxing');
    await send(page).click();
    await expect.poll(() => stub.bodies.at(-1)?.gym).toBe('Southside Boxing');
    await expect(unsent(page)).toHaveCount(1);
    stub.status = 200;
    await send(page).click();
    await expect(status(page)).toContainText('Request received');
    await page.reload();
    await expect(form(page)).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
    const keys = stub.bodies.map(({ gym, idempotencyKey }) => `${gym} ${idempotencyKey}`);
    expect(new Set(keys).size).toBe(2);
  });

  test('is deleted after seven days, and the visitor is told', async ({ page }) => {
    const stub = await stubFunction(page);
    await leaveUnsent(page);
    await page.goto('/about');
    await expect(notice(page)).toContainText('not sent yet');
    await age(page, 7);
    const requests = stub.bodies.length;
    await page.goto('/faq');
    await expect(notice(page)).toContainText('could not be sent within 7 days and was deleted');
    expect(stub.bodies).toHaveLength(requests);
    await page.goto('/demo');
    await expect(form(page)).toBeVisible();
    await expect(unsent(page)).toHaveCount(0);
  });

  test('is sent once where two tabs see the network come back', async ({ page, context }) => {
    const stub = await stubFunction(page);
    await page.goto('/demo');
    const other = await context.newPage();
    await other.goto('/demo');
    await hydrated(other);
    await expect(form(other)).toBeVisible();
    await fillIn(page);
    await context.setOffline(true);
    await context.unroute(functionPath);
    await send(page).click();
    await expect(status(page)).toContainText('You are offline.');
    await expect(unsent(other)).toHaveCount(1);
    let requests = 0;
    await context.route(functionPath, async (route) => {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ json: { ok: true } });
    });
    await context.setOffline(false);
    await expect(status(page)).toContainText('Request received');
    await expect(unsent(other)).toHaveCount(0);
    expect(requests).toBe(1);
    expect(stub.bodies).toHaveLength(0);
  });

  test('is not sent twice after a reload that restores the draft', async ({ page }) => {
    const stub = await stubFunction(page);
    await leaveUnsent(page);
    // As a reload that the site offers saves it.
    await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLInputElement>('main form [name]');
      const fields = Object.fromEntries(
        [...controls]
          .filter(({ type }) => type !== 'radio')
          .map(({ name, value }) => [`${name}:0`, { value }]),
      );
      sessionStorage.setItem('cornerbell:fields', JSON.stringify({ path: '/demo', fields }));
    });
    await page.reload();
    await expect(field(page, 'Gym')).toHaveValue('Northside Boxing');
    stub.status = 200;
    await send(page).click();
    await expect(status(page)).toContainText('Request received');
    await expect(unsent(page)).toHaveCount(0);
    expect(new Set(stub.bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('is sent even where nothing can be saved, and a failure is reported', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    const stub = await stubFunction(page);
    await page.goto('/demo');
    await fillIn(page);
    await send(page).click();
    await expect(status(page)).toContainText(
      'Unable to send your request. What you typed is still here.',
    );
    await expect(unsent(page)).toHaveCount(0);
    await expect(field(page, 'Gym')).toHaveValue('Northside Boxing');
    stub.status = 200;
    await send(page).click();
    await expect(status(page)).toContainText('Request received');
    expect(new Set(stub.bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
