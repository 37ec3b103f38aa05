import { apps, environmentOf, folderOf } from './apps.ts';
import { installApp, run } from './run.ts';
import { installTest as test } from './test.ts';

test('the packed package installs, and the app builds on it', async ({ app }) => {
  const { source } = apps[app];
  const cwd = folderOf(app);
  await installApp(source, cwd);
  await run(['pnpm', 'build'], {
    cwd,
    env: environmentOf(apps[app]),
    timeout: 300_000,
    advice: `${source} does not build on @cornerbell/ui.`,
  });
});
