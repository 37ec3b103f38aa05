import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { folder, published } from './apps.ts';
import { run } from './run.ts';

test('the tests of a Jest project with jsdom pass on the package', async () => {
  const cwd = join(folder(), 'jest');
  await cp(join(import.meta.dirname, 'jest-app'), cwd, { recursive: true });
  const release = published();
  if (release) {
    const manifest = join(cwd, 'package.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('file:../cornerbell-ui.tgz', release.version));
    await writeFile(join(cwd, '.npmrc'), `@cornerbell:registry=${release.registry}\n`);
  }

  await run(['pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], {
    cwd,
    timeout: 180_000,
    advice: 'The packages of jest-app could not be installed from the npm registry.',
  });
  await run(['pnpm', 'test'], {
    cwd,
    timeout: 120_000,
    advice: 'The tests of jest-app fail on @cornerbell/ui.',
  });
});
