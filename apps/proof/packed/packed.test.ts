import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'packages/content');

/** Sentences of a text that are long enough to be unique. */
const sentences = (text: string) => text.match(/[A-Z][^.!?\n"'`]{50,}[.!?]/g) ?? [];

test('the published content holds no text of the site, published or not', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(packed) as [{ files: { path: string }[] }];
  const said = files
    .filter(({ path }) => path.startsWith('dist/'))
    .map(({ path }) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const texts = ['posts', 'guides', 'legal', 'site', 'site/samples'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .flatMap((name) => sentences(readFileSync(join(folder, kind, name), 'utf8'))),
  );

  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((sentence) => said.includes(sentence))).toEqual([]);
});
