import { expectAccessible } from './accessible.ts';
import { alert, answers, application, field, fillIn, form, submit } from './application-form.ts';
import { expect, test } from './test.ts';

test.describe('the application form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
  });

  test('has seven fields, all required, of the right types @chromium', async ({ page }) => {
    const controls = form(page).locator('input, textarea');
    await expect(controls).toHaveCount(7);
    const traits = await controls.evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
        )
        .map(({ name, type, required, autocomplete }) => [name, type, required, autocomplete]),
    );
    expect(traits).toEqual([
      ['name', 'text', true, 'name'],
      ['email', 'email', true, 'email'],
      ['phone', 'tel', true, 'tel'],
      ['gymName', 'text', true, 'organization'],
      ['gymLocation', 'text', true, 'address-level2'],
      ['currentMembers', 'text', true, 'off'],
      ['message', 'textarea', true, 'off'],
    ]);
  });

  test('the browser refuses an empty field, goes to the first and says so at each @chromium', async ({
    page,
  }) => {
    await submit(page).click();
    await expect(field(page, 'Your name')).toBeFocused();
    for (const name of Object.keys(answers)) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(/fill out this field/);
    }
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expectAccessible(page);
    await field(page, 'Your name').fill('Lou');
    await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid');
  });

  for (const name of Object.keys(answers)) {
    test(`does not go without: ${name}`, async ({ page }) => {
      await fillIn(page);
      await field(page, name).fill('');
      await submit(page).click();
      await expect(field(page, name)).toBeFocused();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
  }

  test('the browser refuses what is no email address', async ({ page }) => {
    await fillIn(page);
    await field(page, 'Email').fill('lou at example');
    await submit(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  test('the data is logged on this device and nothing leaves the page', async ({ page }) => {
    await fillIn(page);
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Application'),
    );
    await submit(page).click();
    const [, data] = (await logged).args();
    expect(await data?.jsonValue()).toEqual(application);
    await expect(alert(page)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(alert(page)).toBeHidden();
    await expect(page).toHaveURL('/contact');
    // Files of the site may come meanwhile, for the pages behind links.
    expect(requests.filter((request) => !/^GET \/\S+\.(js|json)$/.test(request))).toEqual([]);
  });

  test('the alert takes the focus and gives it back, and the form is empty again', async ({
    page,
  }) => {
    await fillIn(page);
    await submit(page).click();
    await expect(alert(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(submit(page)).toBeFocused();
    for (const name of Object.keys(answers)) await expect(field(page, name)).toHaveValue('');
  });

  test('works from the keyboard alone @chromium', async ({ page }) => {
    await field(page, 'Your name').focus();
    for (const answer of Object.values(answers)) {
      await page.keyboard.type(answer);
      await page.keyboard.press('Tab');
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Your name')).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toBeHidden();
    await expect(submit(page)).toBeFocused();
  });
});

test('beside the form stands what happens next, and the offer in numbers', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for a founding place');
  const rounds = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
  await expect(rounds).toHaveCount(3);
  await expect(rounds.first()).toContainText('Within 48 hours.');
  for (const [label, value] of [
    ['founding gyms at most', '50'],
    ['off for life while your account stays active', '40%'],
    ['to review your application', '48 h'],
    ['money-back guarantee during the pilot', '60 days'],
  ] as const) {
    const fact = page.locator('dl > div').filter({ hasText: label });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }
});

test('the Apply buttons lead here', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(form(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is sent, and the page says how else to reach the founders @chromium', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript');
    const links = form(page).getByRole('link');
    await expect(links).toHaveText(['X', 'Instagram', 'LinkedIn']);
    await fillIn(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await expect(submit(page)).toBeHidden();
    await field(page, 'Your name').press('Enter');
    await expect(field(page, 'Your name')).toHaveValue(answers['Your name']);
    await expect(page).toHaveURL('/contact');
    expect(requests).toEqual([]);
  });
});
