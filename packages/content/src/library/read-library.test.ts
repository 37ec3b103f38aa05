import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toLines } from './library-lines.ts';
import { readLibrary } from './read-library.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const empty = {
  posts: [],
  guides: [],
  legal: [],
  authors: [],
  unlisted: { posts: [], guides: [] },
};
const author = { id: 'a', name: 'A', title: 'Coach', avatar: '/a.svg', bio: 'Coaches.' };

it('reads a file once, and again when it has changed', () => {
  const file = join(folder, 'library.jsonl');
  writeFileSync(file, Buffer.concat(toLines(empty)));
  const first = readLibrary(file);
  expect(first).toEqual(empty);
  expect(readLibrary(file)).toBe(first);

  writeFileSync(file, Buffer.concat(toLines({ ...empty, authors: [author] })));
  expect(readLibrary(file).authors).toEqual([author]);
});

it('says how to get a library that was not built', () => {
  const file = join(folder, 'none.json');
  expect(() => readLibrary(file)).toThrow(
    new Error(
      `The library can't be read. Expected the file that "pnpm build" writes in packages/content. Received no file at ${file}.`,
    ),
  );
});
