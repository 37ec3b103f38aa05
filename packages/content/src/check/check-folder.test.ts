import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatFinding } from '../load/finding.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { checkFolder } from './check-folder.ts';
import { siteCheckOptions } from './site-check-options.ts';

const { site: _, ...options } = siteCheckOptions(siteFolder, publicFolder);
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
