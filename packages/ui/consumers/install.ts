import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apps, environmentOf, folderOf, published } from './apps.ts';
import { run } from './run.ts';
import { installTest as test } from './test.ts';

const replaceVersions = (manifest: string, versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).reduce((text, [name, version]) => {
    const line = new RegExp(`("${name}": )".*"`);
    if (!line.test(text))
      throw new Error(`package.json has no "${name}" to replace by ${version}.`);
    return text.replace(line, `$1"${version}"`);
  }, manifest);

test('the packed package installs, and the app builds on it', async ({ app }) => {
  const { source } = apps[app];
  const cwd = folderOf(app);
  await cp(join(import.meta.dirname, source), cwd, { recursive: true });
  const manifest = join(cwd, 'package.json');
  const release = published();
  if (release) await writeFile(join(cwd, '.npmrc'), `@cornerbell:registry=${release.registry}\n`);
  const wanted = { ...(release && { '@cornerbell/ui': release.version }) };
  await writeFile(manifest, replaceVersions(await readFile(manifest, 'utf8'), wanted));

  await run(['pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], {
    cwd,
    timeout: 180_000,
    advice:
      `The packages of ${source} could not be installed from the npm registry: ` +
      'check the network connection and run this again.',
  });
  await run(['pnpm', 'build'], {
    cwd,
    env: environmentOf(apps[app]),
    timeout: 300_000,
    advice: `${source} does not build on @cornerbell/ui.`,
  });
});
