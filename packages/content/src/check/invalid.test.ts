import { expect, it } from 'vitest';
import { formatFinding, rules } from '../load/finding.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { checkSource } from './check-source.ts';
import { siteCheckOptions } from './site-check-options.ts';
import { invalidFiles } from './invalid-files.ts';

// The YAML pages have tests of their own, beside their loader.
const { site: _, ...options } = siteCheckOptions(siteFolder, publicFolder);
const found = checkSource(invalidFiles, options).map(formatFinding);

it('reports every invalid file, and says where it is wrong and what to write instead', async () => {
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('invalid-findings.txt');
  const { posts, guides, legal, authors, allowances } = invalidFiles;
  const paths = [...posts, ...guides, ...legal, authors, allowances].map(({ path }) => path);
  expect(paths.filter((path) => !found.some((line) => line.startsWith(`${path}:`)))).toEqual([]);
  expect(
    found.filter((line) => !/^\S+:\d+:\d+ (?:error|warning) [a-z0-9-]+: .+ → .+/.test(line)),
  ).toEqual([]);
});

it('has an invalid file for every rule of posts and guides', () => {
  const shown = new Set(found.map((line) => / (?:error|warning) ([a-z0-9-]+): /.exec(line)?.[1]));
  const elsewhere =
    /^(?:missing-fo|missing-file|ignored-file|not-utf-8|old-count|lost-address|unregistered-|unreadable-address|early-link|.*-?redirect)/;
  expect(rules.filter((rule) => !shown.has(rule) && !elsewhere.test(rule))).toEqual([]);
});
