import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classNames } from './class-names.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornerbell-names-'));
  mkdirSync(join(folder, 'src/b'), { recursive: true });
  for (const file of ['a.css.ts', 'b/b.css.ts', 'b/b.ts']) {
    writeFileSync(join(folder, 'src', file), '');
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const a = (hash: string) => ({ filePath: 'src/a.css.ts', hash });
const b = (hash: string) => ({ filePath: 'src/b/b.css.ts', hash });

test('files and what they declare are counted', () => {
  expect([a('x0'), a('x1'), b('y0')].map(classNames('cb', folder))).toEqual([
    'cb000',
    'cb001',
    'cb010',
  ]);
});

test('a file that is compiled again, or later, has the same names', () => {
  const name = classNames('cb', folder);
  const once = [a('x0'), a('x1'), b('y0')].map(name);
  expect([b('y0'), a('x0'), a('x1')].map(name)).toEqual([once[2], once[0], once[1]]);
  expect([b('y0'), a('x0')].map(classNames('cb', folder))).toEqual([once[2], once[0]]);
});

test('a file from elsewhere has no name', () => {
  expect(() => classNames('cb', folder)({ filePath: '../other/c.css.ts', hash: 'z0' })).toThrow(
    '../other/c.css.ts is none of the files src/**/*.css.ts',
  );
});
