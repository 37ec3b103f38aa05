import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { checkFolder } from './check-folder.ts';

const options = { categories: ['soups'], guideTypes: ['menu'] } as const;
const head =
  '---\ntitle: House rules\ndescription: What we ask of everybody who cooks here, from the first visit to the last one.\ndate: 2025-07-31\n---\n\n';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(folder, 'legal'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const findings = () => checkFolder(folder, options).map(formatFinding);

it('reports files that are not read', () => {
  mkdirSync(join(folder, 'legal/old'));
  writeFileSync(join(folder, 'legal/terms.docx'), '');
  writeFileSync(join(folder, 'legal/.DS_Store'), '');
  expect(findings()).toEqual([
    'legal/old:1:1 error ignored-file: "old" is not read → move its text into a file such as `legal/ten-days-quiet.md`, or remove it.',
    'legal/terms.docx:1:1 error ignored-file: "terms.docx" is not read → move its text into a file such as `legal/ten-days-quiet.md`, or remove it.',
  ]);
});

it('reports the first byte that is not UTF-8', () => {
  const bytes = Buffer.concat([
    Buffer.from(`${head}Sm`),
    Buffer.from([0xf8]),
    Buffer.from('rrebr'),
  ]);
  writeFileSync(join(folder, 'legal/rules.md'), bytes);
  expect(findings()).toEqual([
    `legal/rules.md:7:1 error not-utf-8: Byte ${head.length + 2} is not UTF-8 → save the file as UTF-8.`,
  ]);
});

it('reads composed and decomposed accents alike', () => {
  const text = `${head}See [there](#cafe).\n\n## Cafe\u0301\n`;
  writeFileSync(join(folder, 'legal/rules.md'), text.replace('#cafe', '#caf\u00E9'));
  expect(findings()).toEqual([]);
});

it('applies the same rules to a custom kind', () => {
  mkdirSync(join(folder, 'recipes'), { recursive: true });
  writeFileSync(
    join(folder, 'recipes/stew.md'),
    '---\ntitle: Stew\n---\nSee [the other](/recipes/stw).\n\n**Stir** well.\n',
  );
  writeFileSync(join(folder, 'recipes/notes.txt'), 'Salt.');
  const kinds = { recipes: v.object({ title: v.string() }) };
  const found = checkFolder(folder, { ...options, kinds }).map(formatFinding);
  expect(found).toEqual([
    'recipes/notes.txt:1:1 error ignored-file: "notes.txt" is not read → move its text into a file such as `recipes/ten-days-quiet.md`, or remove it.',
    'recipes/stew.md:4:17 error unknown-link: "/recipes/stw" leads to no page → write the path of a page that exists. Did you mean "/recipes/stew"?',
    'recipes/stew.md:6:1 error literal-bold: “**Stir**” is bold inside a line, which is not supported; its marks would be printed → write `Stir`, or give it a line of its own, `**Stir**`.',
  ]);
});
