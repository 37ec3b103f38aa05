import { expect, it } from 'vitest';
import { loadSite } from '../load/load-site.ts';
import { siteFolder } from '../load/site-folder.ts';
import { checkSource } from './check-source.ts';
import { invalidFiles } from './invalid-files.ts';
import { siteCheckOptions } from './check-content.ts';

// The YAML pages have tests of their own, beside their loader.
const { site: _, ...options } = siteCheckOptions(siteFolder, loadSite(siteFolder), '2026-11-28');
const found = checkSource(invalidFiles, options);

it('reports every invalid file, and says where it is wrong and what to write instead', async () => {
  const table = found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}\n`);
  await expect(table.join('')).toMatchFileSnapshot('invalid-findings.txt');
  const { posts, guides, legal, authors } = invalidFiles;
  const reported = new Set(found.map(({ file }) => file));
  const paths = [...posts, ...guides, ...legal, authors].map(({ path }) => path);
  expect(paths.filter((path) => !reported.has(path))).toEqual([]);
  for (const { message } of found) expect(message).toMatch(/^.+ → .+[.?]$/);
});
