import { notices } from './site.ts';
import type { Page } from '@playwright/test';
import { readLibrary } from '@cornerbell/content/library';
import { expect, test } from './test.ts';

const { statuses } = readLibrary().site.newsletter;
const functionPath = '**/functions/v1/book-demo-ghl';
const places = ['/', '/resources', '/resources/blog/ten-days-quiet'];

test('a sign-up sends endpoint, email and name, is stored and clears the fields @chromium', async ({
  page,
}, info) => {
  await page.goto('/');
  const email = `lou+${info.project.name}@example.com`;
  const sent = page.waitForRequest(functionPath);
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({
    endpoint: 'newsletter',
    email,
    name: 'Lou',
    elapsed: expect.any(Number),
  });
  await expect(notices(page).getByText('Success!')).toBeVisible();
  await expect(
    notices(page).getByText(
      "You've been added to our newsletter. We'll share gym growth insights and platform updates.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
});

test('who is logged in to the backend signs up as themselves @chromium', async ({ page }) => {
  await page.addInitScript(() => {
    const expires = Math.floor(Date.now() / 1000) + 3600;
    const session = {
      access_token: 'theirs',
      refresh_token: 'again',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expires,
      user: { id: '1' },
    };
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
  });
  await page.goto('/');
  const sent = page.waitForRequest(functionPath);
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou+session@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).headers()).toMatchObject({
    apikey: 'public',
    authorization: 'Bearer theirs',
  });
  await expect(notices(page).getByText('Success!')).toBeVisible();
});

test('who signs up by the keyboard keeps the focus on the button', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou.keys@example.com');
  const button = page.getByRole('button', { name: 'Subscribe' });
  await button.press('Enter');
  await expect(notices(page).getByText('Success!')).toBeVisible();
  await expect(button).toBeFocused();
});

for (const path of places) {
  test(`on ${path}, empty fields give the toast`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page).getByText('Missing Information')).toBeVisible();
    await expect(notices(page).getByText('Please enter your name and email')).toBeVisible();
  });
}

test('while it is sent the button reads Subscribing... and is disabled', async ({ page }) => {
  await page.route(functionPath, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/');
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled();
});

test.describe('when the call fails', () => {
  test.use({ expectedErrors: [/503|Failed to load|newsletter|function|Unable/i] });

  test('the toast says so, the error is logged and what was typed stays', async ({ page }) => {
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await page.getByLabel('Name').fill('Lou');
    await page.getByLabel('Email').fill('lou@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page).getByText('Unable to sign up. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Lou');
    await expect(page.getByLabel('Email')).toHaveValue('lou@example.com');
  });
});

test('a name of spaces is refused at its field, and the focus goes there', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Email').fill('lou@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/enter your name and email/);
  await expect(notices(page).getByText('Missing Information')).toBeVisible();
  await page.getByLabel('Name').fill('Lou');
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid');
});

async function signUp(page: Page) {
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    notices(page).getByText('Unable to sign up. Please try again.').last(),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('lou@example.com');
}

test.describe('what the visitor can do about a failure', () => {
  test.use({ expectedErrors: [/42[29]|ERR_|Failed to load|newsletter request failed/] });

  test('a field that the function names is described and focused', async ({ page }) => {
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'invalid_field', field: 'email' } } }),
    );
    await page.goto('/');
    await signUp(page);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/could not be read/);
  });

  test('too many sign-ups: the wait is named', async ({ page }) => {
    await page.route(functionPath, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '90' }, json: {} }),
    );
    await page.goto('/');
    await signUp(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Too many sign-ups came from here. Please try again in 2 minutes.',
    );
  });

  test('being offline is told from trouble @chromium', async ({ page, context }) => {
    await page.goto('/');
    // What the notice and the call are made of has come.
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page).getByText('Missing Information')).toBeVisible();
    await page.route(functionPath, (route) => route.abort());
    await page.getByLabel('Name').fill('Lou');
    await page.getByLabel('Email').fill('lou@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(notices(page).getByText('Unable to sign up. Please try again.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'You are offline. Nothing was sent.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('lou@example.com');
  });
});

test('how the visitor came travels with a sign-up, and only what is on the list @chromium', async ({
  page,
}) => {
  await page.goto('/?utm_source=letter&utm_campaign=summer&gclid=7&email=x', {
    referer: 'https://news.example/issue/7?reader=9',
  });
  const noted = () => page.evaluate(() => sessionStorage.getItem('cornerbell:arrivals'));
  await expect.poll(noted).toContain('letter');
  await page.goto('/faq?utm_source=ad');
  await expect.poll(noted).toContain('utm_source=ad');
  expect(await noted()).not.toMatch(/gclid|email|reader|issue/);
  await page.goto('/');
  const sent = page.waitForRequest(functionPath);
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou+touch@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    attribution: {
      first: { utm_source: 'letter', utm_campaign: 'summer', referrer: 'news.example' },
      last: { utm_source: 'ad' },
    },
  });
  expect((await sent).postData()).not.toMatch(/gclid|reader|issue/);
});

test('under Global Privacy Control nothing is noted of how the visitor came @chromium', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/?utm_source=letter', { referer: 'https://news.example/' });
  const sent = page.waitForRequest(functionPath);
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill('lou+gpc@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('attribution');
  await expect(notices(page).getByText('Success!')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'cornerbell:arrivals',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [status, text] of Object.entries(statuses)) {
    test(`the page that an answer leads back to says: ${status} @chromium`, async ({ page }) => {
      await page.goto(`/faq?newsletter=${status}#newsletter-${status}`);
      const shown = page.locator('main form p:visible');
      await expect(shown).toHaveText([text]);
      await expect(shown).toBeInViewport();
    });
  }

  for (const [email, text] of [
    ['lou+plain@example.com', statuses.subscribed],
    ['lou@example', statuses.invalid],
  ] as const) {
    test(`a sign-up of ${email} is sent to the function and answered on the page @chromium`, async ({
      page,
    }) => {
      await page.goto('/faq');
      await page.getByLabel('Name').fill('Lou');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(/\/faq\?newsletter=\w+#newsletter-\w+$/);
      await expect(page.locator('main form p:visible')).toHaveText([text]);
    });
  }

  test('a name can be typed no longer than the function takes it @chromium', async ({ page }) => {
    await page.goto('/faq');
    await page.getByLabel('Name').pressSequentially('x'.repeat(130));
    await expect(page.getByLabel('Name')).toHaveValue('x'.repeat(120));
  });

  test('a page that was not led to by an answer says nothing @chromium', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('main form p:visible')).toHaveCount(0);
  });
});
