import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { siteFolder } from '@cornerbell/content/loader';
import { expect, test, type Page } from '@playwright/test';
import { openEntry, openWorkingCopy, save } from './working-copy.ts';

/** A field by its label, around which Sveltia writes invisible marks of direction. */
const fieldOf = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

const expand = (page: Page, label: string) =>
  fieldOf(page, label).getByRole('button', { name: 'Expand', exact: true }).first().click();

test('an edited title is one line', async ({ page }, { outputDir }) => {
  await openWorkingCopy(page);
  await openEntry(page, 'posts/entries/ten-days-quiet');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Title' }).fill('Call members: before they quit');
  expect(await save(page, outputDir)).toEqual([
    expect.stringMatching(/^-title: /),
    '+title: "Call members: before they quit"',
  ]);
});

test('a label deep in a page is one line', async ({ page }, { outputDir }) => {
  await openWorkingCopy(page);
  await openEntry(page, 'site/entries/home');
  await expand(page, 'Hero');
  await expand(page, 'Actions');
  await page.getByRole('textbox', { name: 'Label' }).first().fill('Join');
  expect(await save(page, outputDir)).toEqual([
    expect.stringMatching(/^- +- label: /),
    expect.stringMatching(/^\+ +- label: Join$/),
  ]);
});

test('a removed item of a list is its own lines', async ({ page }, { outputDir }) => {
  await openWorkingCopy(page);
  await openEntry(page, 'site/entries/faq');
  await expand(page, 'Groups');
  await fieldOf(page, 'Items').getByRole('button', { name: 'Remove' }).first().click();
  expect(await save(page, outputDir)).toEqual([
    expect.stringMatching(/^- +- id: /),
    expect.stringMatching(/^- +question: /),
    expect.stringMatching(/^- +answer: /),
  ]);
});

test('a changed fact is one line, and stays a number', async ({ page }, { outputDir }) => {
  await openWorkingCopy(page);
  await openEntry(page, 'site/entries/facts');
  // The second group is that of the pilot, whose first fact is the number of places.
  for (const index of [1, 1])
    await page.getByRole('button', { name: 'Expand', exact: true }).nth(index).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('60');
  expect(await save(page, outputDir)).toEqual(['-      value: 50', '+      value: 60']);
});

test('a new post is what `pnpm content new` writes, and a wrong slug is refused', async ({ page }, {
  outputDir,
}) => {
  await openWorkingCopy(page);
  await openEntry(page, 'posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Teach the pivot on Monday');
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('The_Pivot');
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expect(page.getByText('It must be lower-case words joined by hyphens.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Slug' }).fill('pivot');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page, outputDir);

  const content = join(outputDir, 'before/packages/content');
  const words = ['new', 'post', 'Teach the pivot on Monday', '--slug', 'pivot'];
  spawnSync('node', [join(siteFolder, 'src/cli/main.ts'), ...words, '--folder', content]);
  const written = (side: string) =>
    readFileSync(join(outputDir, side, 'packages/content/posts/pivot.md'), 'utf8');
  expect(written('after')).toBe(written('before'));
});

test('axe finds nothing serious, and no request leaves the machine', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('requestfinished', (request) => outside.push(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') outside.push(request.url());
  });
  await openWorkingCopy(page);
  await openEntry(page, 'posts/entries/ten-days-quiet');
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(
    outside.filter((url) => !url.startsWith(String(baseURL)) && !/^(blob|data):/.test(url)),
  ).toEqual([]);
});
