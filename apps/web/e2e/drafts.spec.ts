import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { functionPath, hold, hydrated } from './site.ts';
import { expect, test } from './test.ts';

/**
 * What becomes of the text in a form that is not sent, or could not be. All forms share it, so it
 * is tried with the one that has most kinds of fields.
 */

const address = '/demo?kind=call';

const formOf = (page: Page) => page.locator('main form[method=post]');
const status = (page: Page) => formOf(page).getByRole('status');
const submit = (page: Page) => formOf(page).locator('[type=submit]');
const notice = (page: Page) => page.getByText("A form you filled out isn't sent yet.");

async function fieldsOf(page: Page) {
  await expect(formOf(page)).toBeVisible();
  const fields = formOf(page).locator('input:not([type=hidden], [type=radio], [hidden]), textarea');
  expect(await fields.count()).toBeGreaterThan(1);
  return fields.all();
}

/** What is typed, by the type of the field. */
const texts: Readonly<Record<string, string>> = {
  email: 'lou@example.com',
  'datetime-local': '2030-08-05T10:30',
};
const textFor = async (field: Locator) => texts[(await field.getAttribute('type')) ?? ''] ?? 'Lou';

async function fillIn(page: Page) {
  for (const field of await fieldsOf(page)) await field.fill(await textFor(field));
}

async function expectKept(page: Page) {
  for (const field of await fieldsOf(page)) await expect(field).toHaveValue(await textFor(field));
  // Chosen by the address of the demo.
  await expect(formOf(page).getByRole('radio', { name: 'A call' })).toBeChecked();
}

/** A form that has arrived is empty again, behind its receipt. */
async function expectSent(page: Page) {
  await formOf(page).getByRole('button', { name: 'Send another' }).click();
  await expectEmpty(page);
}

/** A form that was discarded or sent is empty. */
async function expectEmpty(page: Page) {
  for (const field of await fieldsOf(page)) await expect(field).toHaveValue('');
}

/** Opens a page; the fixture waits only for its own. */
async function open(page: Page, path = address) {
  await page.goto(path);
  await hydrated(page);
}

/** Fills in a form and submits it to a function that fails. */
async function failToSend(page: Page) {
  await fillIn(page);
  await submit(page).click();
  await expect(status(page)).toContainText(
    "We couldn't reach the server. Your text is still here. Try again.",
  );
  await expectKept(page);
}

async function sendAgain(page: Page) {
  await formOf(page).getByRole('button', { name: 'Try Again' }).click();
  await expectSent(page);
}

async function sendAtSecondTry(page: Page, stub: Stub) {
  await failToSend(page);
  stub.answer = undefined;
  await sendAgain(page);
  expect(keysOf(stub).size).toBe(1);
}

/** Opens another page in a new visit, and follows its notice to a form that is not sent yet. */
async function followNotice(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/about');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the form' }).click();
  await expect(status(page)).toContainText('Not sent yet');
  await expect(status(page)).toBeInViewport();
  await expect(status(page)).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await expectKept(page);
  return page;
}

/** Answers calls with a status, never or as without a network; by default, the function answers. */
async function stubFunction(context: BrowserContext, answer?: number | 'never' | 'no network') {
  const stub = { answer, bodies: [] as Record<string, unknown>[] };
  await context.route(functionPath, (route) => {
    stub.bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    if (stub.answer === 'never') return undefined;
    if (stub.answer === 'no network') return route.abort('internetdisconnected');
    return stub.answer ? route.fulfill({ status: stub.answer }) : route.fallback();
  });
  return stub;
}

type Stub = Awaited<ReturnType<typeof stubFunction>>;

const keysOf = ({ bodies }: Stub) => new Set(bodies.map(({ idempotencyKey }) => idempotencyKey));

test.use({ expectedErrors: [/503|ERR_|Failed to (load|fetch)|request failed|Quota/] });

test.describe('a form', { tag: '@chromium' }, () => {
  test('keeps what is typed, whatever is opened, until it is sent', async ({ page, context }) => {
    const stub = await stubFunction(context);
    await open(page);
    await fillIn(page);
    const typedAt = Date.now();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Resources' }).click();
    await expect(page).toHaveURL(/\/resources$/);
    // Another form's text, in a field of the same name, stays its own.
    await formOf(page).getByRole('textbox', { name: 'Email' }).fill('kim@example.com');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectKept(page);
    await page.reload();
    await expectKept(page);
    const untilSent = Date.now() - typedAt;
    await submit(page).click();
    await expectSent(page);
    expect(stub.bodies).toHaveLength(1);
    expect(stub.bodies[0]?.elapsed, 'counts from the first input').toBeGreaterThan(untilSent);
    await page.reload();
    await expectEmpty(page);
  });

  test('sent offline is sent by itself once, when it can be', async ({ page, context }) => {
    const stub = await stubFunction(context, 'no network');
    await open(page);
    await fillIn(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit(page).click();
    await expect(status(page)).toContainText("You're offline");
    stub.answer = 503;
    await context.setOffline(false);
    await expect(status(page)).toContainText("We couldn't reach the server.");
    await expectKept(page);
    for (const isOffline of [true, false]) await context.setOffline(isOffline);
    stub.answer = undefined;
    await sendAgain(page);
    // Offline, by itself, and again by the visitor.
    expect(stub.bodies).toHaveLength(3);
    expect(keysOf(stub).size).toBe(1);
  });

  test('not sent says so on every page until it is dealt with', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    const otherTab = await context.newPage();
    await open(otherTab);
    await open(page);
    await failToSend(page);
    // Typing there does not replace what was not sent here.
    await (await fieldsOf(otherTab))[0]?.fill('Kim');

    const nextVisit = await followNotice(context);
    await expectAccessible(nextVisit);
    stub.answer = undefined;
    await sendAgain(nextVisit);
    expect(keysOf(stub).size).toBe(1);
    await open(nextVisit, '/about');
    await expect(notice(nextVisit)).toBeHidden();
  });

  test('sent while another page is opened is not sent any more once it arrives', async ({
    page,
  }) => {
    const door = await hold(page, functionPath);
    await open(page);
    await fillIn(page);
    await submit(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(notice(page)).toBeVisible();
    door.open();
    await expect(notice(page)).toBeHidden();
  });

  test('not sent can be discarded', async ({ page, context }) => {
    await stubFunction(context, 503);
    await open(page);
    await failToSend(page);
    await formOf(page).getByRole('button', { name: 'Discard' }).click();
    await expectEmpty(page);
    await expect(status(page)).toBeFocused();
    await open(page);
    await expectEmpty(page);
    await expect(status(page)).toBeHidden();
  });

  test('of two tabs that could not send, both are kept', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    const otherTab = await context.newPage();
    await open(otherTab);
    await open(page);
    await failToSend(page);
    await failToSend(otherTab);
    stub.answer = undefined;
    await sendAgain(await followNotice(context));
    await sendAgain(await followNotice(context));
    expect(keysOf(stub).size).toBe(2);
  });

  test('is sent once where its tab is closed meanwhile', async ({ page, context }) => {
    const stub = await stubFunction(context, 'never');
    const tab = await context.newPage();
    await open(tab);
    await fillIn(tab);
    await submit(tab).click();
    await expect.poll(() => stub.bodies.length).toBe(1);
    await tab.close();
    stub.answer = undefined;
    await sendAgain(await followNotice(context));
    expect(stub.bodies).toHaveLength(2);
    expect(keysOf(stub).size).toBe(1);
    await open(page, '/about');
    await expect(notice(page)).toBeHidden();
  });

  test('is deleted after a week if it could not be sent', async ({ page, context }) => {
    await stubFunction(context, 503);
    await open(page);
    await failToSend(page);
    const nextVisit = await context.newPage();
    await nextVisit.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 7 * 24 * 60 * 60 * 1000;
    });
    await open(nextVisit, '/about');
    await expect(notice(nextVisit)).toBeHidden();
    const left = await nextVisit.evaluate(() => localStorage.getItem('cornerbell:drafts'));
    expect(left).not.toContain('lou@example.com');
  });

  test('is sent and keeps its text where storage is full', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page);
    await sendAtSecondTry(page, stub);
  });

  test('is sent where the visitor blocks site data', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
    });
    await open(page);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await sendAtSecondTry(page, stub);
  });
});

test.describe('before hydration', { tag: '@chromium' }, () => {
  test.use({ waitsForHydration: false });

  test('a form that the browser has sent itself is empty afterwards', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', () => undefined);
    await page.goto(address);
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/sent=demo/);
    await page.unroute('**/assets/hydrate-*.js');
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);

    // At the same address, with the next one.
    await fillIn(page);
    await page.reload();
    await hydrated(page);
    await expectKept(page);
  });
});
