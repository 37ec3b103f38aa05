import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { tarball } from './apps.ts';
import { run } from './run.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

test('the packed package has what is built and nothing else', async () => {
  const output = await run(['pnpm', 'pack', '--json', '--out', tarball()], {
    cwd: packageFolder,
    timeout: 60_000,
    advice: 'The package could not be packed.',
  });
  const { files } = JSON.parse(output) as { files: readonly { path: string }[] };
  const paths = files.map(({ path }) => path);

  expect(paths).toContain('dist/styles.css');
  expect(
    paths.filter(
      (path) => !/^(dist\/.*|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(path),
    ),
  ).toEqual([]);
  expect(paths.filter((path) => /\.(test|stories)\./.test(path))).toEqual([]);
});

test('the README installs the package as the apps do', async () => {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const samples = [...readme.matchAll(/```tsx?\n\/\/ ((src|app)\/.+)\n([^]*?)```/g)];
  expect(samples.map(([, file]) => file)).toEqual([
    'src/main.tsx',
    'src/brand.ts',
    'app/Links.tsx',
    'src/AddMember.tsx',
  ]);

  for (const [, file = '', root, sample = ''] of samples) {
    const app = root === 'src' ? 'vite-app' : 'next-app';
    const source = await readFile(join(import.meta.dirname, app, file), 'utf8');
    // An excerpt may be indented less.
    const lines = new Set(source.split('\n').map((line) => line.trim()));
    expect(sample.split('\n').filter((line) => !lines.has(line.trim()))).toEqual([]);
  }
});
