import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testLibrary } from '../../src/testing/library.ts';
import { listDownloads } from './list-downloads.ts';

const { guides, posts } = testLibrary;
const [guide, post] = [guides[0]!, posts[0]!];
const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
const folders = { pdfs: folder, named: folder };
afterAll(() => rmSync(folder, { recursive: true }));

it('lists the PDFs that are drawn, then the named files, with the sizes of both', () => {
  writeFileSync(join(folder, `${guide.slug}-letter.pdf`), '%PDF-1.7');
  writeFileSync(join(folder, 'week.csv'), 'Day,Class\n');
  const { byPath, files, missing } = listDownloads(
    [{ ...guide, downloads: [{ file: 'week.csv', label: 'Spreadsheet' }] }],
    folders,
  );
  const name = `${guide.slug}-letter.pdf`;
  expect(byPath[`/resources/guides/${guide.slug}`]).toEqual([
    { href: `/resources/guides/${name}`, name, format: 'PDF', label: 'Letter', bytes: 8 },
    {
      href: '/resources/guides/week.csv',
      name: 'week.csv',
      format: 'CSV',
      label: 'Spreadsheet',
      bytes: 10,
    },
  ]);
  expect(files.get('/resources/guides/week.csv')).toBe(join(folder, 'week.csv'));
  expect(missing).toBe(1);
});

it('lists the files of a post, and leaves out those that are not there', () => {
  writeFileSync(join(folder, 'week.csv'), 'Day,Class\n');
  const downloads = [
    { file: 'week.csv', label: 'Spreadsheet' },
    { file: 'missing.pdf', label: 'Poster' },
  ];
  const { byPath, missing } = listDownloads([{ ...post, downloads }], folders);
  const href = '/resources/blog/week.csv';
  expect(byPath[`/resources/blog/${post.slug}`]).toEqual([
    { href, name: 'week.csv', format: 'CSV', label: 'Spreadsheet', bytes: 10 },
  ]);
  expect(missing).toBe(0);
});
