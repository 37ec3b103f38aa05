import { join } from 'node:path';
import { test } from '@playwright/test';
import { folder } from './apps.ts';
import { installApp, run } from './run.ts';

test('the tests of a Jest project with jsdom pass on the package', async () => {
  const cwd = join(folder(), 'jest');
  await installApp('jest-app', cwd);
  await run(['pnpm', 'test'], {
    cwd,
    timeout: 120_000,
    advice: 'The tests of jest-app fail on @cornerbell/ui.',
  });
});
