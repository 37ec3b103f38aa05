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

it('tells of files that nobody reads', () => {
  mkdirSync(join(folder, 'legal/old'));
  writeFileSync(join(folder, 'legal/terms.docx'), '');
  writeFileSync(join(folder, 'legal/.DS_Store'), '');
  expect(findings()).toEqual([
    'legal/old:1:1 error ignored-file: "old" is read by nobody → move its text into a file such as `legal/ten-days-quiet.md`, or take it out.',
    'legal/terms.docx:1:1 error ignored-file: "terms.docx" is read by nobody → move its text into a file such as `legal/ten-days-quiet.md`, or take it out.',
  ]);
});

it('tells the byte at which a file stops being UTF-8', () => {
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

it('reads letters with accents in one form, however they were typed', () => {
  const text = `${head}See [there](#cafe).\n\n## Cafe\u0301\n`;
  writeFileSync(join(folder, 'legal/rules.md'), text.replace('#cafe', '#caf\u00E9'));
  expect(findings()).toEqual([]);
});

it("holds a kind of one's own to the same rules", () => {
  mkdirSync(join(folder, 'recipes'), { recursive: true });
  writeFileSync(
    join(folder, 'recipes/stew.md'),
    '---\ntitle: Stew\n---\nSee [the other](/recipes/stw).\n\n**Stir** well.\n',
  );
  writeFileSync(join(folder, 'recipes/notes.txt'), 'Salt.');
  const kinds = { recipes: v.object({ title: v.string() }) };
  const found = checkFolder(folder, { ...options, kinds }).map(formatFinding);
  expect(found).toEqual([
    'recipes/notes.txt:1:1 error ignored-file: "notes.txt" is read by nobody → move its text into a file such as `recipes/ten-days-quiet.md`, or take it out.',
    'recipes/stew.md:4:17 error unknown-link: "/recipes/stw" leads to no page → write the path of a page that exists. Did you mean "/recipes/stew"?',
    'recipes/stew.md:6:1 error literal-bold: “**Stir**” stands inside a line, where no mark makes words bold; it would be printed with its marks → write `Stir`, or give it a line of its own, `**Stir**`.',
  ]);
});
