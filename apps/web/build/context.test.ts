// @vitest-environment node
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFile } from '@cornerbell/content/library';
import { afterAll, describe, expect, it } from 'vitest';
import { outline, readContext } from './context.ts';
import { listPaths, readPageData } from './render.tsx';

const [first = '', ...bodies] = readFileSync(libraryFile, 'utf8').trimEnd().split('\n');
const folder = mkdtempSync(join(tmpdir(), 'context-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The data of every page and what its key is made from, with one body of the library changed. */
async function readPages(name: string, change: (body: string, place: number) => string) {
  const lines = bodies.map((body, place) =>
    JSON.stringify(change(JSON.parse(body) as string, place)),
  );
  const index = {
    ...(JSON.parse(first) as object),
    bodies: lines.map((line) => [hash('sha256', line), Buffer.byteLength(line) + 1]),
  };
  const library = join(folder, `${name}.jsonl`);
  writeFileSync(library, `${[JSON.stringify(index), ...lines].join('\n')}\n`);
  const context = readContext(library, '2027-01-01', {
    origin: 'https://gym.example',
    cardDesign: '',
  });
  const outlined = outline(context);
  const paths = await listPaths(context);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      data: JSON.stringify(await readPageData(context, path)),
      key: JSON.stringify(await readPageData(outlined, path)),
    })),
  );
}

describe('the outline of a library', async () => {
  const before = await readPages('before', (body) => body);
  const pathsOf = (pages: typeof before, part: 'data' | 'key') =>
    pages.filter((page, index) => page[part] !== before[index]?.[part]).map(({ path }) => path);

  it.each([
    ['a letter', (body: string) => body.replace(/[a-z]/, 'Q')],
    ['a line', (body: string) => `${body}\nOne more line.`],
    ['a heading', (body: string) => body.replace(/^## .*$/m, '## Another heading')],
  ])('tells of every page that a change of %s in a body changes', async (_, change) => {
    const places = bodies.keys();
    for (const changed of places) {
      const after = await readPages(String(changed), (body, place) =>
        place === changed ? change(body) : body,
      );
      expect(pathsOf(after, 'data')).not.toEqual([]);
      expect(pathsOf(after, 'key')).toEqual(expect.arrayContaining(pathsOf(after, 'data')));
    }
  });
});
