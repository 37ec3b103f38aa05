import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLibrary } from './read-library.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('says how to build a missing library', () => {
  const file = join(folder, 'none.json');
  expect(() => readLibrary(file)).toThrow(
    `The library ${file} can't be read: it does not exist. Run "pnpm build"`,
  );
});

it('says how to replace a library that is not JSON', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{"posts":');
  expect(() => readLibrary(file)).toThrow(
    /broken\.json can't be read: SyntaxError: .*Run "pnpm build"/,
  );
});
