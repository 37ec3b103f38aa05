import { expect, test } from './test.ts';

const functionPath = '**/functions/v1/book-demo-ghl';
const places = ['/', '/resources', '/resources/blog/ten-days-quiet'];

test('§7: a sign-up sends endpoint, email and name, is stored and clears the fields', async ({
  page,
}, info) => {
  await page.goto('/');
  const email = `lou+${info.project.name}@example.com`;
  const sent = page.waitForRequest(functionPath);
  await page.getByLabel('Name').fill('Lou');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ endpoint: 'newsletter', email, name: 'Lou' });
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(
    page.getByText(
      "You've been added to our newsletter. We'll share gym growth insights and platform updates.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
});

for (const path of places) {
  test(`§8: on ${path}, empty fields give the toast`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByText('Please enter your name and email')).toBeVisible();
  });
}

test('§4: while it is sent the button reads Subscribing... and is disabled', async ({ page }) => {
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

test.describe('§8: when the call fails', () => {
  test.use({ expectedErrors: [/503|Failed to load|newsletter|function|Unable/i] });

  test('the toast says so, the error is logged and what was typed stays', async ({ page }) => {
    await page.route(functionPath, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await page.getByLabel('Name').fill('Lou');
    await page.getByLabel('Email').fill('lou@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Unable to sign up. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Lou');
    await expect(page.getByLabel('Email')).toHaveValue('lou@example.com');
  });
});
