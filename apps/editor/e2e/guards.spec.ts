import { expect, test, type Page } from '@playwright/test';
import {
  edit,
  openEntry,
  openWorkingCopy,
  readFiles,
  saveButton,
  writeFiles,
} from './working-copy.ts';

const entry = 'posts/entries/ten-days-quiet';
const post = 'packages/content/posts/ten-days-quiet.md';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

test('a file that another program has changed is not overwritten', async ({ page }) => {
  await openWorkingCopy(page);
  await openEntry(page, entry);
  await title(page).waitFor();
  await writeFiles(page, { [post]: 'Theirs' });
  const warning = page.getByText('This file has changed outside of this tab');
  await edit(page, title(page), () => 'Mine', {
    outcome: (limit) => expect(warning).toBeVisible(limit),
  });
  expect(await readFiles(page)).toMatchObject({ [post]: 'Theirs' });
});

test('Back and a reload ask before typed text is dropped', async ({ page }) => {
  await openWorkingCopy(page);
  await openEntry(page, entry);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await edit(page, title(page), () => 'A title of mine', {
    act: async (limit) => {
      await expect(saveButton(page)).toBeEnabled(limit);
      await page.evaluate(() => window.history.back());
    },
    outcome: (limit) => expect.poll(() => asked, limit).toEqual(['confirm']),
  });
  await expect(title(page)).toHaveValue('A title of mine');
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
  await expect(title(page)).toHaveValue('A title of mine');
});

test('the link of a finding opens its field, each time', async ({ page }) => {
  // Sveltia renders only what is in view of a list.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openWorkingCopy(page);
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`).getByRole('textbox');
  await openEntry(page, 'site/entries/home?field=hero.title');
  await expect(field('hero.title')).toBeVisible();
  await openEntry(page, 'site/entries/home?field=hero.actions.0.label');
  await expect(field('hero.actions.0.label')).toBeVisible();
  await openEntry(page, `${entry}?field=excerpt`);
  await expect(field('excerpt')).toHaveValue(/./);
});
