import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFolder } from '@cornerbell/content/loader';
import { editedFiles } from '@cornerbell/content/schemas';
import { expect, type Locator, type Page } from '@playwright/test';

/** The content of the tests, which no author edits. */
const testFolder = join(siteFolder, 'testing');

/** Every file of the content that the editor shows, by its path in the repository. */
export const files = Object.fromEntries(
  globSync(editedFiles, { cwd: testFolder }).map((file) => [
    `packages/content/${file}`,
    readFileSync(join(testFolder, file), 'utf8'),
  ]),
);

/** Writes files into the browser's own file system, by their paths. */
export const writeFiles = (page: Page, texts: Readonly<Record<string, string>>) =>
  page.evaluate(async (entries) => {
    for (const [path, text] of entries) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, Object.entries(texts));

/** Reads the files of the browser's own file system, by their paths. */
export const readFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    const visit = async (handle: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, entry] of handle.entries()) {
        if (entry instanceof FileSystemDirectoryHandle) await visit(entry, `${path}${name}/`);
        else if (entry instanceof FileSystemFileHandle)
          found[`${path}${name}`] = await (await entry.getFile()).text();
      }
    };
    await visit(await navigator.storage.getDirectory(), '');
    return found;
  });

/** Opens the editor on a copy of the content in the browser's own file system. */
export async function openWorkingCopy(page: Page) {
  await page.addInitScript(() => {
    // Without a graphics card, each frame of a view transition takes half a second.
    Object.assign(document, { startViewTransition: undefined });
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin/');
  // Sveltia expects the root of a repository.
  await writeFiles(page, { '.git/HEAD': '', ...files });
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'New' }).waitFor();
}

/** Opens an entry, such as `posts/entries/ten-days-quiet`. */
export const openEntry = (page: Page, entry: string) => page.goto(`/admin/#/collections/${entry}`);

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** How long one step of an attempt may take. */
interface Limit {
  timeout: number;
}

/** Waits until the entry is saved, which closes it. */
export const saved = (page: Page, limit?: Limit) => page.waitForURL(/#\/collections\/\w+$/, limit);

/**
 * Acts on the open entry until that has led to the outcome. Sveltia shows an entry before it has
 * prepared it, and forgets what was done in that moment. What takes longer than its limit may
 * succeed all the same, and the next attempt finds no field: only the outcome counts.
 */
export const repeat = (
  act: (limit: Limit) => Promise<unknown>,
  outcome: (limit: Limit) => Promise<unknown>,
) =>
  expect(async () => {
    await act({ timeout: 5_000 }).catch(() => {});
    await outcome({ timeout: 5_000 });
  }).toPass();

/** Types into a field of the open entry, and saves it if nothing else is said. */
export const edit = (
  page: Page,
  field: Locator,
  to: (text: string) => string,
  {
    act = (limit: Limit) => saveButton(page).click(limit),
    outcome = (limit: Limit) => saved(page, limit),
  } = {},
) =>
  repeat(async (limit) => {
    await field.fill(to(await field.inputValue(limit)), limit);
    await act(limit);
  }, outcome);

/** The lines of `git diff`, after writing the content as it was and as it is to two folders. */
export async function changedLines(page: Page, output: string): Promise<string[]> {
  const texts = await readFiles(page);
  for (const [side, written] of Object.entries({ before: files, after: texts })) {
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(output, side, path)), { recursive: true });
      writeFileSync(join(output, side, path), text);
    }
  }
  const words = ['diff', '--no-index', '-U0', 'before', 'after'];
  const { stdout } = spawnSync('git', words, { cwd: output, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^[-+](?!\+\+|--)/.test(line));
}
