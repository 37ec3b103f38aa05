import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { functionPath, gate, hold, notices } from './site.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your request' });
const field = (page: Page, name: string) => form(page).getByLabel(name);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Request' });
const status = (page: Page) => form(page).getByRole('status');
const another = (page: Page) => form(page).getByRole('button', { name: 'Send another' });
const received = (page: Page) => expect(status(page)).toContainText('Request received');

/** Fills in the required fields. */
async function fillIn(page: Page) {
  await field(page, 'Your name').fill('Lou Santos');
  await field(page, 'Email').fill('lou@example.com');
  await field(page, 'Gym').fill('Northside Boxing');
}

async function expectKept(page: Page) {
  await expect(field(page, 'Your name')).toHaveValue('Lou Santos');
  await expect(field(page, 'Email')).toHaveValue('lou@example.com');
  await expect(field(page, 'Gym')).toHaveValue('Northside Boxing');
}

/** The fields of every call that is requested here. */
const callRequest = {
  endpoint: 'demo',
  idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
  elapsed: expect.any(Number),
  name: 'Lou Santos',
  email: 'lou@example.com',
  gym: 'Northside Boxing',
  kind: 'call',
  timeZone: 'America/Chicago',
};

test.use({ timezoneId: 'America/Chicago' });

test('Schedule a Call opens the form, which is loaded lazily and shows Loading... meanwhile', async ({
  page,
}) => {
  const door = await hold(page, /DemoForm(?!\.css)/);
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(page).toHaveURL('/demo?kind=call');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(form(page)).toBeHidden();
  door.open();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
  await expect(field(page, 'A call')).toBeChecked();
});

test('page and form are loaded at once, and a visitor who waits for both sees Loading...', async ({
  page,
}) => {
  const door = await hold(page, /assets\/Demo(Page|Form)-.*\.js$/);
  const requested = Promise.all(
    [/DemoPage-.*\.js$/, /DemoForm-.*\.js$/].map((file) => page.waitForRequest(file)),
  );
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await requested;
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  door.open();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/demo?kind=call');
});

test('the newest choice of a demo or a call counts, be it a link', async ({ page }) => {
  await page.goto('/demo');
  const call = form(page).getByRole('radio', { name: 'A call' });
  const demo = form(page).getByRole('radio', { name: 'A demo' });
  await call.check();
  await expect(page).toHaveURL('/demo?kind=call');
  await demo.check();
  await page.reload();
  await expect(demo).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(call).toBeChecked();
});

test(
  'a request is sent as endpoint demo, with times in UTC, and stored',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/demo');
    const windows = form(page).getByRole('group', { name: 'Times that work for you' });
    await expect(windows).toHaveAccessibleDescription(/up to three.*America\/Chicago/);
    await fillIn(page);
    await field(page, 'A call').check();
    await field(page, 'Phone').fill('+1 612 555 0100');
    await field(page, 'First choice').fill('2030-08-05T10:30');
    await field(page, 'Second choice').fill('2030-12-05T10:30');
    await field(page, 'Third choice').fill('2030-08-05T10:30');
    await field(page, 'Note').fill('Mornings.\nNo slides.');
    const sent = page.waitForRequest(functionPath);
    await send(page).click();
    expect((await sent).postDataJSON()).toEqual({
      ...callRequest,
      phone: '+1 612 555 0100',
      windows: ['2030-08-05T15:30:00.000Z', '2030-12-05T16:30:00.000Z'],
      note: 'Mornings.\nNo slides.',
    });
    const response = await (await sent).response();
    expect(await response?.json()).toEqual({ ok: true });
    await expect(status(page)).toContainText('Request received');
    await expect(status(page).getByRole('listitem')).toHaveText([
      /^Mon, Aug 5, 10:30\sAM$/,
      /^Thu, Dec 5, 10:30\sAM$/,
    ]);
    await expect(notices(page)).toContainText('Request received');
    await expect(status(page)).toBeFocused();
    for (const text of ['A call', 'Lou Santos', '+1 612 555 0100', 'within 48 hours'])
      await expect(form(page)).toContainText(text);
    await expectAccessible(page);
    await another(page).click();
    await expect(field(page, 'A call')).toBeFocused();
    for (const name of ['Your name', 'Email', 'Gym', 'Phone', 'First choice', 'Note']) {
      await expect(field(page, name)).toHaveValue('');
    }
  },
);

test('a sent request has an address of its own, which reload and Back keep', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toContainText('Request received');
  await expect(page).toHaveURL('/demo?kind=call&sent=demo');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/demo$/);
  await page.reload();
  await expect(field(page, 'Your name')).toHaveValue('');
  await expect(form(page).getByText('Request received')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('an empty field and a time in the past or too far ahead are refused by the browser, spaces by the form', async ({
  page,
}) => {
  await page.goto('/demo');
  await send(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(/fill out this field/);
  await expectAccessible(page);
  await fillIn(page);
  await field(page, 'Gym').fill('   ');
  await send(page).click();
  await expect(field(page, 'Gym')).toBeFocused();
  await expect(status(page)).toContainText('Please enter your name, email and gym');
  await field(page, 'Gym').fill('Northside Boxing');
  await field(page, 'First choice').fill('2020-08-05T10:30');
  await send(page).click();
  await expect(field(page, 'First choice')).toBeFocused();
  await expect(field(page, 'First choice')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'First choice').fill('10000-01-01T10:00');
  await send(page).click();
  await expect(field(page, 'First choice')).toHaveAccessibleDescription(/12\/30\/9999/);
});

test('while it is sent the button says so, nothing is sent twice and no change is lost', async ({
  page,
}) => {
  const door = gate();
  let requests = 0;
  await page.route(functionPath, async (route) => {
    requests += 1;
    await door.opened;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/demo');
  await fillIn(page);
  await send(page).click();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(status(page)).toHaveText('Sending...');
  await field(page, 'Gym').press('Enter');
  await field(page, 'Gym').fill('Northside and Southside Boxing');
  door.open();
  await expect(status(page)).toContainText('Your later changes are still here.');
  await expect(field(page, 'Gym')).toHaveValue('Northside and Southside Boxing');
  await expect(send(page)).toBeEnabled();
  expect(requests).toBe(1);
});

test.describe('where the browser is wrong', { tag: '@chromium' }, () => {
  test('about the network, the form is sent all the same', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await page.goto('/demo');
    await fillIn(page);
    await send(page).click();
    await received(page);
    await expect(notices(page)).toContainText('Request received');
  });

  for (const [zone, shown] of [
    ['+03:00', /up to three.*\+03:00/],
    ['Etc/Unknown', /up to three(?!.*Unknown)/],
  ] as const)
    test(`about the time zone (${zone}), the form is sent all the same`, async ({ page }) => {
      await page.addInitScript((timeZone) => {
        const { resolvedOptions } = Intl.DateTimeFormat.prototype;
        Intl.DateTimeFormat.prototype.resolvedOptions = function resolve() {
          return { ...Reflect.apply(resolvedOptions, this, []), timeZone };
        };
      }, zone);
      await page.goto('/demo');
      const windows = form(page).getByRole('group', { name: 'Times that work for you' });
      await expect(windows).toHaveAccessibleDescription(shown);
      await fillIn(page);
      await send(page).click();
      await received(page);
    });
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/422|429|Failed to load|The demo request failed/] });

  test(
    'for a while, because too many came from here, it says when to try again',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.route(functionPath, (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: {} }),
      );
      await page.goto('/demo');
      await fillIn(page);
      await send(page).click();
      const reason = 'Too many forms came from here.';
      await expect(status(page)).toContainText(reason);
      await expect(status(page)).toContainText('Try again in 1 minute.');
      await expect(notices(page)).toContainText(reason);
      await expectKept(page);
      await page.unroute(functionPath);
      await form(page).getByRole('button', { name: 'Try Again' }).click();
      await received(page);
    },
  );

  test(
    'a field that the function refuses is marked, described and focused',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto('/demo');
      await fillIn(page);
      // Nothing that anybody can see.
      await field(page, 'Gym').fill('\u3164');
      await send(page).click();
      await expect(status(page)).toContainText("We couldn't read part of the form.");
      await expect(field(page, 'Gym')).toBeFocused();
      await expect(field(page, 'Gym')).toHaveAccessibleDescription(/couldn't read this/);
      await expect(field(page, 'Gym')).toHaveValue('\u3164');
      await field(page, 'Gym').fill('Northside Boxing');
      await expect(field(page, 'Gym')).not.toHaveAttribute('aria-invalid');
      await expectKept(page);
    },
  );
});

test(
  'works from the keyboard alone, and sends no field that was left empty',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/demo');
    await field(page, 'A demo').focus();
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'A call')).toBeChecked();
    for (const text of ['Lou Santos', 'lou@example.com', 'Northside Boxing']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    const sent = page.waitForRequest(functionPath);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      ...callRequest,
      windows: [],
    });
    await expect(status(page)).toContainText('Request received');
  },
);

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form is part of the document, and is sent as plain HTML', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(/\/demo\?sent=demo#demo-subscribed$/);
    await expect(page.locator('#demo-subscribed')).toBeVisible();
    await expect(page.locator('#demo-failed')).toBeHidden();
  });
});
