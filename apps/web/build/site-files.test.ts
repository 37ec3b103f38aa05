import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow, listSite, removeFile, sweepSite } from './site-files.ts';

let folder: string;
const site = () => join(folder, 'dist');
const write = (file: string) => {
  mkdirSync(dirname(join(site(), file)), { recursive: true });
  writeFileSync(join(site(), file), file);
};
const everything = () => readdirSync(site(), { recursive: true, encoding: 'utf8' }).toSorted();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-site-'));
  write('index.html');
  write('resources/blog/old/index.html');
  listSite(['/index.html', '/resources/blog/old/index.html'], folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the files below a folder are all that stand there, those whose names begin with a dot too', () => {
  write('.well-known/security.txt');
  write('.nojekyll');

  expect(filesBelow(site())).toEqual([
    '.nojekyll',
    '.well-known/security.txt',
    'index.html',
    'resources/blog/old/index.html',
  ]);
});

test('a file that is removed takes every folder with it that it leaves empty, but never the site', () => {
  write('resources/index.html');
  removeFile(site(), 'resources/blog/old/index.html');
  expect(everything()).toEqual(['index.html', 'resources', 'resources/index.html']);

  for (const file of ['resources/index.html', 'index.html']) removeFile(site(), file);
  expect(everything()).toEqual([]);
});

test('a file whose folder is gone leaves no empty folder behind either', () => {
  rmSync(join(site(), 'resources/blog/old'), { recursive: true });
  removeFile(site(), 'resources/blog/old/index.html');
  expect(everything()).toEqual(['index.html']);
});

test('what the build has written stays', () => {
  expect(sweepSite(site(), folder)).toEqual([]);
  expect(everything()).toContain('resources/blog/old/index.html');
});

test('what another build has written goes, with the folders that it leaves empty', () => {
  write('resources/blog/new/index.html');
  write('resources/blog/new/data.json');

  expect(sweepSite(site(), folder)).toHaveLength(2);
  expect(everything()).toEqual([
    'index.html',
    'resources',
    'resources/blog',
    'resources/blog/old',
    'resources/blog/old/index.html',
  ]);
});

test.each([
  ['without a list', () => rmSync(join(folder, 'files.json'))],
  ['with half a list', () => writeFileSync(join(folder, 'files.json'), '["index.ht')],
])('a site %s is left alone', (_, spoil) => {
  spoil();
  write('new.html');

  expect(() => sweepSite(site(), folder)).toThrow(/files\.json is missing/);
  expect(everything()).toContain('new.html');
});
