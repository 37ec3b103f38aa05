import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from './apps.ts';
import { expect, test } from './test.ts';

/** The modules of the package in the browser's part of a page, by Next's manifest. */
const clientModules = async (page: string) => {
  const file = join(folderOf('next'), `.next/server/app/${page}_client-reference-manifest.js`);
  const modules = (await readFile(file, 'utf8')).match(/@cornerbell\/ui\/dist\/[\w/.-]+\.js/g);
  return [...new Set(modules)].map((module) => module.split('/').at(-1)).toSorted();
};

test('the browser gets only the client components of a page', async () => {
  expect(await clientModules('page')).toEqual(['Accordion.js', 'LinkProvider.js', 'words.js']);
  expect(await clientModules('lessons/page')).toEqual(['LinkProvider.js', 'words.js']);
});

test('a server component can import everything, and only these exports are client components', async ({
  page,
}) => {
  await page.goto('/exports');

  await expect(page.locator('#client-exports')).toHaveText(
    'Accordion AlertDialog Avatar Header Link LinkProvider RequiredNote UiProvider',
  );
});

test('a form, bars and prose render in a server component', async ({ page }) => {
  await page.goto('/enrol');

  await expect(page.getByRole('heading', { name: 'Enrol', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Gym')).toHaveAccessibleDescription(
    'Write your gym’s name, such as Southpaw.',
  );
  await expect(page.getByText('9 / 12')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pads, a first guide' })).toBeVisible();
});

test('parts compose in a server component', async ({ page }) => {
  await page.goto('/enrol');

  const question = page.locator('details', { hasText: 'When do I pay?' });
  await question.locator('summary').click();
  await expect(question.getByText('On the first evening.')).toBeVisible();

  await expect(async () => {
    await page.getByRole('tab', { name: 'Autumn' }).click();
    await expect(page.getByRole('tabpanel')).toHaveText('From September on.', { timeout: 500 });
  }).toPass();
});

test('the head shows the colour scheme that was chosen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('cb-color-scheme', 'ink'));
  await page.reload({ waitUntil: 'commit' });

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
});

test('no reset is applied where reset.css is not imported', async ({ page }) => {
  await page.goto('/');
  const paragraph = page.getByText('For coaches who open their own gym.');

  const styles = await paragraph.evaluate((element) => {
    const { marginBlockStart, boxSizing, textWrapStyle } = getComputedStyle(element);
    return { marginBlockStart, boxSizing, textWrapStyle };
  });
  expect(styles).toEqual({
    marginBlockStart: '16px',
    boxSizing: 'content-box',
    textWrapStyle: 'auto',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document is complete, and menus and questions open', async ({ page, expected }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.headings[0]);
    await expect(page.getByRole('contentinfo')).toContainText('© 2026 Academy');
    await expect(page.getByRole('article')).toHaveText([/^Evening class/, /^Whole gym/]);

    await page.getByText('What do I bring?').click();
    await expect(page.getByText('Wraps and a notebook.')).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByText('Help', { exact: true })
      .first()
      .click();
    const enrol = page.getByRole('banner').getByRole('link', { name: expected.action });
    await expect(enrol).toHaveCSS('background-color', expected.button.fill);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
