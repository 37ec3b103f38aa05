import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folderOf } from './apps.ts';
import { expect, test } from './test.ts';

/** The modules of the package in a script, by its source map. */
const modulesOf = async (map: string) => {
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: readonly string[] };
  return sources.flatMap((source) => source.split('@cornerbell/ui/dist/')[1] ?? []);
};

test('the scripts have no component that the app does not import', async ({ app }) => {
  const modules: string[] = [];
  for await (const map of glob(join(folderOf(app), 'dist/assets/*.js.map'))) {
    modules.push(...(await modulesOf(map)));
  }

  expect(modules).toContain('components/Card/PostCard.js');
  expect(
    modules.filter((module) => /AlertDialog|DataTable|Prose|SkillGrid|PlanCard/.test(module)),
  ).toEqual([]);
});

test('a page with one Button has under 3 kB of script, gzip, besides React', async ({ page }) => {
  const scripts: Buffer[] = [];
  page.on('response', async (response) => {
    const isOurs = response.url().endsWith('.js') && !/\/react-/.test(response.url());
    if (isOurs) scripts.push(await response.body());
  });
  await page.goto('/button.html', { waitUntil: 'networkidle' });

  await expect(page.getByRole('button', { name: 'Ring the bell' })).toBeVisible();
  const bytes = scripts.map((script) => gzipSync(script).length);
  expect(bytes).not.toHaveLength(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000);
});
