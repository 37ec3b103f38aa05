import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const functionPath = '**/functions/v1/book-demo-ghl';

const form = (page: Page) => page.getByRole('form', { name: 'Your request' });
const field = (page: Page, name: string) => form(page).getByLabel(name);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send request' });
const status = (page: Page) => form(page).getByRole('status');
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function fillIn(page: Page, email = 'lou@example.com') {
  await field(page, 'Your name').fill('Lou Santos');
  await field(page, 'Email').fill(email);
  await field(page, 'Gym').fill('Northside Boxing');
}

async function expectKept(page: Page) {
  await expect(field(page, 'Your name')).toHaveValue('Lou Santos');
  await expect(field(page, 'Email')).toHaveValue('lou@example.com');
  await expect(field(page, 'Gym')).toHaveValue('Northside Boxing');
}

/** Keeps a request waiting until it is opened. */
function gate() {
  const door = { opened: Promise.resolve(), open() {} };
  door.opened = new Promise((resolve) => (door.open = resolve));
  return door;
}

test.use({ timezoneId: 'America/Chicago' });

test('the form is loaded lazily, showing Loading... meanwhile', async ({ page }) => {
  const door = gate();
  await page.route(/DemoForm(?!\.css)/, async (route) => {
    await door.opened;
    await route.continue();
  });
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See it with your own week');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(form(page)).toBeHidden();
  door.open();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
});

test('the form is part of the document', async ({ page }) => {
  await page.goto('/demo');
  await expect(form(page)).toBeVisible();
});

test('asks for name, email, gym, phone, kind, up to three times and a note @chromium', async ({
  page,
}) => {
  await page.goto('/demo');
  await expect(form(page).getByRole('radio')).toHaveCount(2);
  await expect(field(page, 'A demo')).toBeChecked();
  const controls = form(page).locator('input:not([type=radio], [type=hidden], [hidden]), textarea');
  const traits = await controls.evaluateAll((elements) =>
    elements
      .filter(
        (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
      )
      .map(({ type, required, autocomplete, labels }) => [
        labels?.[0]?.textContent,
        type,
        required,
        autocomplete,
      ]),
  );
  expect(traits).toEqual([
    ['Your name', 'text', true, 'name'],
    ['Email', 'email', true, 'email'],
    ['Gym', 'text', true, 'organization'],
    ['Phone (optional)', 'tel', false, 'tel'],
    ['First choice', 'datetime-local', false, ''],
    ['Second choice', 'datetime-local', false, ''],
    ['Third choice', 'datetime-local', false, ''],
    ['Note (optional)', 'textarea', false, 'off'],
  ]);
  const windows = form(page).getByRole('group', { name: 'Times that suit you' });
  await expect(windows).toHaveAccessibleDescription(/up to three.*America\/Chicago/);
  await expectAccessible(page);
});

test('a request is sent as endpoint demo, with moments in UTC, and stored @chromium', async ({
  page,
}) => {
  await page.goto('/demo');
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
    endpoint: 'demo',
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    elapsed: expect.any(Number),
    name: 'Lou Santos',
    email: 'lou@example.com',
    gym: 'Northside Boxing',
    kind: 'call',
    phone: '+1 612 555 0100',
    windows: ['2030-08-05T15:30:00.000Z', '2030-12-05T16:30:00.000Z'],
    timeZone: 'America/Chicago',
    note: 'Mornings.\nNo slides.',
  });
  const response = await (await sent).response();
  expect(await response?.json()).toEqual({ ok: true });
  await expect(status(page)).toContainText('Request received');
  await expect(status(page)).toContainText("We'll write to confirm one of them.");
  await expect(status(page).getByRole('listitem')).toHaveText([
    /^Mon, Aug 5, 10:30\sAM$/,
    /^Thu, Dec 5, 10:30\sAM$/,
  ]);
  await expect(toast(page)).toContainText('Request received');
  for (const name of ['Your name', 'Email', 'Gym', 'Phone', 'First choice', 'Note']) {
    await expect(field(page, name)).toHaveValue('');
  }
});

test('only what is asked for has to be given @chromium', async ({ page }) => {
  await page.goto('/demo');
  await fillIn(page);
  const sent = page.waitForRequest(functionPath);
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({
    endpoint: 'demo',
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    elapsed: expect.any(Number),
    name: 'Lou Santos',
    email: 'lou@example.com',
    gym: 'Northside Boxing',
    kind: 'demo',
    windows: [],
    timeZone: 'America/Chicago',
  });
  await expect(status(page)).toContainText("We'll write to find a time with you.");
});

test('an empty field is refused by the browser, one of spaces by the form', async ({ page }) => {
  await page.goto('/demo');
  await send(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription(/fill out this field/);
  await fillIn(page);
  await field(page, 'Gym').fill('   ');
  await send(page).click();
  await expect(field(page, 'Gym')).toBeFocused();
  await expect(status(page)).toContainText('Please enter your name, email and gym');
});

test('a time that has passed is refused by the browser', async ({ page }) => {
  await page.goto('/demo');
  await fillIn(page);
  await field(page, 'First choice').fill('2020-08-05T10:30');
  await send(page).click();
  await expect(field(page, 'First choice')).toBeFocused();
  await expect(field(page, 'First choice')).toHaveAttribute('aria-invalid', 'true');
});

test('while it is sent the button says so and sends nothing twice', async ({ page }) => {
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
  const sending = form(page).getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  await expect(status(page)).toHaveText('Sending...');
  await field(page, 'Gym').press('Enter');
  door.open();
  await expect(status(page)).toContainText('Request received');
  await expect(send(page)).toBeEnabled();
  expect(requests).toBe(1);
});

test('what is typed while it is sent is not emptied', async ({ page }) => {
  const door = gate();
  await page.route(functionPath, async (route) => {
    await door.opened;
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/demo');
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toHaveText('Sending...');
  await field(page, 'Gym').fill('Northside and Southside Boxing');
  door.open();
  await expect(status(page)).toContainText('What you have changed since then has not been sent');
  await expect(field(page, 'Gym')).toHaveValue('Northside and Southside Boxing');
});

test('a time that the clocks leave out, or that no calendar has, is refused in words @chromium', async ({
  page,
}) => {
  await page.goto('/demo');
  await fillIn(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  const first = field(page, 'First choice');
  await first.fill('2027-03-14T02:30');
  await send(page).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/The clocks go forward over this time/);
  await first.fill('10000-01-01T10:00');
  await send(page).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/12\/31\/9999/);
  await first.fill('2027-03-14T03:30');
  await send(page).click();
  await expect(status(page)).toContainText('Request received');
  expect(requests).toBe(1);
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/50[03]|422|429|ERR_|Failed to load|The demo request failed/] });

  test('everything typed is kept, and it can be sent again @chromium', async ({ page }) => {
    let isDown = true;
    await page.route(functionPath, (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.goto('/demo');
    await fillIn(page);
    await field(page, 'Second choice').fill('2030-08-05T10:30');
    await field(page, 'Note').fill('Mornings.');
    await send(page).click();
    await expect(status(page)).toContainText('Saved on this device, not sent yet');
    await expect(status(page)).toContainText('It could not be delivered.');
    await expect(toast(page)).toContainText('Saved on this device, not sent yet');
    await expectKept(page);
    await expect(field(page, 'Second choice')).toHaveValue('2030-08-05T10:30');
    await expect(field(page, 'Note')).toHaveValue('Mornings.');
    await expectAccessible(page);
    isDown = false;
    await send(page).click();
    await expect(status(page)).toContainText('Request received');
    await expect(page.locator('#unsent')).toBeHidden();
  });

  test('a field that the function names is marked, described and focused @chromium', async ({
    page,
  }) => {
    await page.goto('/demo');
    await fillIn(page, 'lou@example');
    await send(page).click();
    await expect(status(page)).toContainText('Something in the form could not be read.');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/could not be read/);
    await expect(field(page, 'Email')).toHaveValue('lou@example');
    await field(page, 'Email').fill('lou@example.com');
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await expectKept(page);
  });

  test('too many requests are told from trouble', async ({ page }) => {
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: {} }),
    );
    await page.goto('/demo');
    await fillIn(page);
    await send(page).click();
    await expect(status(page)).toContainText('Too many requests came from here.');
    await expect(status(page)).toContainText(/It is sent again by itself in (40|39|38) seconds\./);
    await expectKept(page);
  });

  test('being offline is told from trouble, and nothing is lost @chromium', async ({
    page,
    context,
  }) => {
    await page.goto('/demo');
    await fillIn(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(status(page)).toContainText('Saved on this device, not sent yet');
    await expect(status(page)).toContainText('You are offline.');
    await expectKept(page);
    await context.setOffline(false);
    await expect(status(page)).toContainText('Request received');
    await expect(field(page, 'Gym')).toHaveValue('');
  });
});

test('an address with kind=call chooses a call', async ({ page }) => {
  await page.goto('/demo?kind=call');
  await expect(field(page, 'A call')).toBeChecked();
  await page.goto('/demo?kind=__proto__');
  await expect(field(page, 'A demo')).toBeChecked();
});

test('Schedule a Call on the FAQ leads to a call', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(page).toHaveURL('/demo?kind=call');
  await expect(field(page, 'A call')).toBeChecked();
});

test('works from the keyboard alone @chromium', async ({ page }) => {
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
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'call', gym: 'Northside Boxing' });
  await expect(status(page)).toContainText('Request received');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent as plain HTML, and the page says that it was received @chromium', async ({
    page,
  }) => {
    await page.goto('/demo');
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    await field(page, 'Your name').fill('Lou');
    await field(page, 'Email').fill('lou@example.com');
    await field(page, 'Gym').fill('Northside Boxing');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/demo\?demo=subscribed#demo-subscribed$/);
    await expect(page.locator('#demo-subscribed')).toBeVisible();
    await expect(page.locator('#demo-failed')).toBeHidden();
  });
});
