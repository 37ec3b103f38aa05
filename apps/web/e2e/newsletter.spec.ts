import { expectAccessible } from './accessible.ts';
import { functionPath, hold, notices } from './site.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { testLibrary } from '../src/testing/library.ts';

const { messages, statuses } = testLibrary.site.newsletter;
const { newsletterLinks: links } = testLibrary.site;
/** Of a link that nobody was sent. */
const token = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

const name = (page: Page) => page.getByLabel('Name');
const email = (page: Page) => page.getByLabel('Email');
const subscribe = (page: Page) => page.getByRole('button', { name: /^(Subscribe|Try Again)$/ });
/** What the page says beside the button. */
const status = (page: Page) => page.locator('main form').getByRole('status');
/** What the page says after the function has redirected to it. */
const formStatus = (page: Page) => page.locator('main form p:visible');
const failure = (page: Page) =>
  notices(page)
    .getByRole('listitem')
    .filter({ hasText: /^Error/ })
    .getByText('Unable to sign up. Please try again.');

async function fillIn(page: Page, address = 'lou@example.com') {
  await name(page).fill('Lou');
  await email(page).fill(address);
}

async function expectKept(page: Page) {
  await expect(name(page)).toHaveValue('Lou');
  await expect(email(page)).toHaveValue('lou@example.com');
  await expect(subscribe(page)).toBeEnabled();
}

test(
  'a sign-up sends endpoint, email and name, is stored, clears the fields and keeps the focus',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/');
    await fillIn(page, 'lou+stored@example.com');
    const sent = page.waitForRequest(functionPath);
    await subscribe(page).press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      endpoint: 'newsletter',
      email: 'lou+stored@example.com',
      name: 'Lou',
      elapsed: expect.any(Number),
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await expect(notices(page).getByText('Success!')).toBeVisible();
    await expect(
      notices(page).getByText(
        "You've been added to our newsletter. We'll share gym growth insights and platform updates.",
      ),
    ).toBeVisible();
    await expect(name(page)).toHaveValue('');
    await expect(email(page)).toHaveValue('');
    await expect(subscribe(page)).toBeFocused();
    await expect(page).toHaveURL('/?sent=newsletter');
  },
);

test('empty fields give the toast, and a name of spaces is refused at its field', async ({
  page,
}) => {
  await page.goto('/resources');
  await subscribe(page).click();
  await expect(notices(page).getByText('Missing Information')).toBeVisible();
  await expect(notices(page).getByText('Please enter your name and email')).toBeVisible();
  await expectAccessible(page);
  await fillIn(page);
  await name(page).fill('   ');
  await subscribe(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(/fill out this field/);
  await name(page).fill('Lou');
  await expect(name(page)).not.toHaveAttribute('aria-invalid');
});

test('while it is sent the button reads Subscribing... and is disabled', async ({ page }) => {
  const door = await hold(page, functionPath);
  await page.goto('/');
  await fillIn(page);
  await subscribe(page).click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  door.open();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
});

test.describe('when the call fails', () => {
  test.use({ expectedErrors: [/503|ERR_|Failed to load|newsletter request failed/] });

  test('the toast says so, and nothing typed is lost', async ({ page }) => {
    await page.goto('/');
    await fillIn(page);
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await subscribe(page).click();
    await expect(failure(page)).toBeVisible();
    await expectKept(page);
    // One message at a time: a new one replaces what is out of date.
    await page.unroute(functionPath);
    await subscribe(page).click();
    await expect(notices(page).getByRole('listitem')).toHaveText([/^Success!/]);
    await subscribe(page).click();
    await expect(notices(page).getByRole('listitem')).toHaveText([/^Missing Information/]);
  });
});

test('where confirmations are on, the page asks to confirm beside the specified message', async ({
  page,
}) => {
  await page.route(functionPath, (route) =>
    route.fulfill({ json: { ok: true, confirmation: true } }),
  );
  await page.goto('/');
  await fillIn(page);
  await subscribe(page).click();
  await expect(notices(page).getByText(messages.done.text)).toBeVisible();
  await expect(status(page)).toContainText(messages.confirm.title);
  await expect(status(page)).toContainText(messages.confirm.text);
});

test('a sign-up carries the visitor’s campaign', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/?utm_source=letter&utm_campaign=summer', {
    referer: 'https://news.example/issue/7?reader=9',
  });
  await fillIn(page, 'lou+touch@example.com');
  const sent = page.waitForRequest(functionPath);
  await subscribe(page).click();
  const touch = {
    utm_source: 'letter',
    utm_campaign: 'summer',
    referrer: 'news.example',
    page: '/',
  };
  expect((await sent).postDataJSON()).toMatchObject({ attribution: { first: touch } });
});

for (const action of ['confirm', 'unsubscribe', 'return'] as const)
  test(
    `the page of a mailed link sends its token at a press: ${action}`,
    { tag: '@chromium' },
    async ({ page }) => {
      const { submitLabel, statuses: answers } = links[action];
      await page.goto(`/newsletter/${action}#${token}`);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: submitLabel }).click();
      expect((await sent).postData()).toBe(`token=${token}`);
      await expect(page).toHaveURL(`/newsletter/${action}#${action}-invalid`);
      await expect(page.getByText(answers.invalid)).toBeInViewport();
      // What they were sent may have been cut off in the mail.
      await expect(page.getByLabel(links.codeLabel)).toBeVisible();
    },
  );

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-up is sent to the function and answered on the page', async ({ page }) => {
    for (const [address, text, answer] of [
      ['lou+plain@example.com', statuses.subscribed, '?sent=newsletter#newsletter-subscribed'],
      ['lou@example', statuses.invalid, '#newsletter-invalid'],
    ] as const) {
      await page.goto('/faq');
      await expect(formStatus(page)).toHaveCount(0);
      await name(page).pressSequentially('x'.repeat(130));
      await expect(name(page), 'is no longer than the function takes it').toHaveValue(
        'x'.repeat(120),
      );
      await email(page).fill(address);
      await subscribe(page).click();
      await expect(page).toHaveURL(`/faq${answer}`);
      await expect(formStatus(page)).toHaveText([text]);
      await expect(formStatus(page)).toBeInViewport();
    }
  });
});
