import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { siteFolder } from '@cornerbell/content/loader';
import { expect, test, type Page } from '@playwright/test';
import {
  changedLines,
  edit,
  files,
  openEntry,
  openWorkingCopy,
  repeat,
  saveButton,
  saved,
} from './working-copy.ts';

/** A field by its label, around which Sveltia writes invisible marks of direction. */
const fieldOf = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

/** Sveltia renders only what is in view of a list. */
const tall = { width: 1280, height: 3000 };

const expand = (page: Page, label: string) =>
  fieldOf(page, label).getByRole('button', { name: 'Expand', exact: true }).first().click();

test('a removed item of a list is its own lines', async ({ page }, { outputDir }) => {
  await page.setViewportSize(tall);
  await openWorkingCopy(page);
  await openEntry(page, 'site/entries/faq');
  await expand(page, 'Groups');
  await fieldOf(page, 'Items').getByRole('button', { name: 'Remove' }).first().click();
  await saveButton(page).click();
  await saved(page);
  expect(await changedLines(page, outputDir)).toEqual([
    expect.stringMatching(/^- +- question: /),
    expect.stringMatching(/^- +answer: /),
    expect.stringMatching(/^- +id: /),
  ]);
});

test('every file is saved with the one line that was edited', async ({ page }, { outputDir }) => {
  test.slow();
  await openWorkingCopy(page);
  const paths = Object.keys(files);
  for (const path of paths) {
    const collection = path.includes('authors') ? 'authors' : path.split('/').at(-2);
    await openEntry(page, `${collection}/entries/${parse(path).name}`);
    const text = page.getByRole('textbox').and(page.locator(':not([type=date])')).first();
    const closed = page.getByRole('button', { name: 'Expand', exact: true }).first();
    const shown = text.or(closed).filter({ visible: true }).first();
    for (await shown.waitFor(); !(await text.isVisible()); await shown.waitFor())
      await closed.click();
    // Reading it has changed nothing.
    await expect(saveButton(page)).toBeDisabled();
    // The result is valid for names and addresses, too; a number from a fact stays one.
    await edit(page, text, (value) =>
      /^\{\{fact:[\w.]+\}\}$/.test(value) ? '{{fact:pilot.spots}}' : `${value}-edited`,
    );
  }
  const lines = await changedLines(page, outputDir);
  const expected = paths.map(() => expect.stringMatching(/^\+.*(-edited|pilot\.spots)/));
  expect(lines.filter((line) => line.startsWith('+'))).toEqual(expected);
  expect(lines).toHaveLength(2 * expected.length);
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
  await saveButton(page).click();
  await saved(page);
  await changedLines(page, outputDir);

  const content = join(outputDir, 'before/packages/content');
  const words = ['new', 'post', 'Teach the pivot on Monday', '--slug', 'pivot'];
  spawnSync('node', [join(siteFolder, 'src/cli/main.ts'), ...words, '--folder', content]);
  const written = (side: string) =>
    readFileSync(join(outputDir, side, 'packages/content/posts/pivot.md'), 'utf8');
  expect(written('after')).toBe(written('before'));
});

test('a renamed post keeps its former address', async ({ page }, { outputDir }) => {
  await openWorkingCopy(page);
  await openEntry(page, 'posts/entries/ten-days-quiet');
  await repeat(
    async (limit) => {
      await page.getByRole('radio', { name: 'Slug' }).click(limit);
      await page.getByRole('button', { name: 'Edit Slug' }).click(limit);
      await page.getByRole('textbox', { name: 'Slug' }).fill('quiet-members', limit);
      await page.getByRole('button', { name: 'Done' }).click(limit);
      await saveButton(page).click(limit);
    },
    (limit) => saved(page, limit),
  );
  await changedLines(page, outputDir);
  const posts = join(outputDir, 'after/packages/content/posts');
  expect(readdirSync(posts)).not.toContain('ten-days-quiet.md');
  const written = readFileSync(join(posts, 'quiet-members.md'), 'utf8');
  expect(written).toMatch(/^---\naliases:\n {2}- \/resources\/blog\/ten-days-quiet\n/);
});

test('axe finds nothing serious, and nothing leaves the machine', async ({ page, baseURL }) => {
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
  // It asks for its fonts, and whether GitHub works.
  const known = /^(blob:|data:|https:\/\/(www\.githubstatus\.com|cdn\.jsdelivr\.net)\/)/;
  expect(outside.filter((url) => !url.startsWith(String(baseURL)) && !known.test(url))).toEqual([]);
});
