import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { findChromium, launchOptions } from '../../../scripts/setup.mjs';
import { expectAccessible } from './accessible.ts';
import { functionPath, hydrated } from './site.ts';
import { expect, test } from './test.ts';

/** What becomes of the text in a form that is not sent, or could not be. */

const site = `http://localhost:${process.env.E2E_PORT}`;
const siteWithDelivery = `http://localhost:${process.env.E2E_DELIVERY_PORT}`;

/** The forms, with an address of each. */
const forms = {
  newsletter: `${site}/faq`,
  demo: `${site}/demo?kind=call`,
  application: `${siteWithDelivery}/contact`,
};

const formOf = (page: Page) => page.locator('main form[method=post]');
const status = (page: Page) => formOf(page).getByRole('status');
const submit = (page: Page) => formOf(page).locator('[type=submit]');
const notice = (page: Page) => page.getByText("A form you filled out isn't sent yet.");

/** The folder of a browser's profile. */
const profile = () => test.info().outputPath('profile');

function isOnDisk() {
  const folder = join(profile(), 'Default/Local Storage/leveldb');
  const contents = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  return contents.some((content) => content.includes('lou@example.com'));
}

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
  const choice = formOf(page).getByRole('radio', { name: 'A call' });
  if ((await choice.count()) > 0) await expect(choice).toBeChecked();
}

/** A form that has arrived is empty again, behind its receipt. */
async function expectSent(page: Page) {
  const endpoint = await formOf(page).getAttribute('data-endpoint');
  if (endpoint === 'application') await page.getByRole('button', { name: 'OK' }).click();
  if (endpoint !== 'newsletter')
    await formOf(page).getByRole('button', { name: 'Send another' }).click();
  await expectEmpty(page);
}

/** A form that was discarded or sent is empty. */
async function expectEmpty(page: Page) {
  for (const field of await fieldsOf(page)) await expect(field).toHaveValue('');
}

async function open(page: Page, address: string) {
  await page.goto(address);
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
async function followNotice(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(new URL('/about', address).href);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the form' }).click();
  await expect(status(page)).toContainText('Not sent yet');
  await expect(status(page)).toBeInViewport();
  await expect(status(page)).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await expectKept(page);
  return page;
}

/** Answers every call with a status, never or as without a network; without an answer, the function itself answers. */
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

for (const [name, address] of Object.entries(forms)) {
  test.describe(`the ${name} form`, { tag: '@chromium' }, () => {
    test('keeps what is typed, whatever is opened, until it is sent', async ({ page, context }) => {
      const stub = await stubFunction(context);
      await open(page, address);
      await fillIn(page);
      const typedAt = Date.now();
      await page.getByRole('contentinfo').getByRole('link', { name: 'All Resources' }).click();
      await expect(page).toHaveURL(/\/resources$/);
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
      await open(page, address);
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
  });
}

// The forms share what follows: it is tried with the one that has most kinds of fields.
test.describe('a form', { tag: '@chromium' }, () => {
  const address = forms.demo;

  test('not sent says so on every page until it is dealt with', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    const otherTab = await context.newPage();
    await open(otherTab, address);
    await open(page, address);
    await failToSend(page);
    await expectAccessible(page);
    // Typing there does not replace what was not sent here.
    await (await fieldsOf(otherTab))[0]?.fill('Kim');

    const nextVisit = await followNotice(context, address);
    stub.answer = undefined;
    await sendAgain(nextVisit);
    expect(keysOf(stub).size).toBe(1);
    await open(nextVisit, new URL('/about', address).href);
    await expect(notice(nextVisit)).toBeHidden();

    stub.answer = 503;
    await open(nextVisit, address);
    await failToSend(nextVisit);
    await formOf(nextVisit).getByRole('button', { name: 'Discard' }).click();
    await expectEmpty(nextVisit);
    await expect(status(nextVisit)).toBeFocused();
    await open(nextVisit, address);
    await expectEmpty(nextVisit);
    await expect(status(nextVisit)).toBeHidden();
    expect(keysOf(stub).size).toBe(2);
  });

  test('of two tabs that could not send, both are kept', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    const otherTab = await context.newPage();
    await open(otherTab, address);
    await open(page, address);
    await failToSend(page);
    await failToSend(otherTab);
    stub.answer = undefined;
    await sendAgain(await followNotice(context, address));
    await sendAgain(await followNotice(context, address));
    expect(keysOf(stub).size).toBe(2);
    const nextVisit = await context.newPage();
    await open(nextVisit, new URL('/about', address).href);
    await expect(notice(nextVisit)).toBeHidden();
  });

  test('is sent and keeps its text where storage is full', async ({ page, context }) => {
    const stub = await stubFunction(context, 503);
    await open(page, address);
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let size = 2 ** 22; size >= 1; size /= 2) {
          try {
            storage.setItem(`full ${size}`, 'x'.repeat(size));
          } catch {
            // A smaller text may fit.
          }
        }
      }
    });
    await sendAtSecondTry(page, stub);
  });
});

test('an unsent form is deleted after a week', { tag: '@chromium' }, async ({ page, context }) => {
  await stubFunction(context, 503);
  await open(page, forms.newsletter);
  await failToSend(page);
  const nextVisit = await context.newPage();
  await nextVisit.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 7 * 24 * 60 * 60 * 1000;
  });
  await open(nextVisit, `${site}/about`);
  await expect(notice(nextVisit)).toBeHidden();
  const left = await nextVisit.evaluate(() => localStorage.getItem('cornerbell:drafts'));
  expect(left).not.toContain('lou@example.com');
});

test.describe('before hydration', { tag: '@chromium' }, () => {
  test.use({ waitsForHydration: false });

  test('a form that the browser has sent itself is empty afterwards', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', () => undefined);
    await page.goto(forms.newsletter);
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/sent=newsletter/);
    await page.unroute('**/assets/hydrate-*.js');
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });
});

test.describe('a form in a browser of its own', { tag: '@chromium' }, () => {
  // The headless shell has no preferences, and keeps nothing when it ends.
  const executablePath = findChromium() ?? '';
  test.skip(!executablePath, 'needs Chromium or Chrome');
  let context: BrowserContext;
  const launch = async () => {
    const options = { ...launchOptions(), executablePath };
    context = await chromium.launchPersistentContext(profile(), options);
  };

  test.afterEach(async () => {
    await context.close();
    rmSync(profile(), { recursive: true, force: true, maxRetries: 5 });
  });

  test('is sent where the visitor blocks site data', async () => {
    mkdirSync(join(profile(), 'Default'), { recursive: true });
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile(), 'Default/Preferences'), JSON.stringify(preferences));
    await launch();
    const stub = await stubFunction(context, 503);
    const page = await context.newPage();
    await open(page, forms.demo);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page).toHaveURL(forms.demo);
    await sendAtSecondTry(page, stub);
  });

  test('is sent once where the browser is killed meanwhile', async () => {
    await launch();
    const first = await stubFunction(context, 'never');
    const page = await context.newPage();
    await open(page, forms.demo);
    await fillIn(page);
    await submit(page).click();
    await expect.poll(() => first.bodies.length).toBe(1);
    // A browser writes its storage to the disk every few seconds, then once a minute.
    await expect.poll(isOnDisk, { timeout: 80_000 }).toBe(true);
    const session = await context.browser()?.newBrowserCDPSession();
    const closed = context.waitForEvent('close');
    session?.send('Browser.crash').catch(() => undefined);
    await closed;

    await launch();
    const second = await stubFunction(context);
    await sendAgain(await followNotice(context, forms.demo));
    expect(second.bodies).toHaveLength(1);
    expect(keysOf(second)).toEqual(keysOf(first));
  });
});
