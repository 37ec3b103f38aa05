// `pnpm generators`: generates a component and a page in a copy of the workspace, and runs every check on it.
import { ok } from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, inFolder } from '../throw-away/copy.ts';
import { oneEach, run } from '../throw-away/run.ts';

const began = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const description =
  'Pictures, facts and words about the product for people who write about boxing gyms and their software.';

await inFolder('generators', async (folder) => {
  const copy = join(folder, 'workspace');
  mkdirSync(copy);
  await copyWorkspace(copy);
  say('the workspace is copied and installed');
  const pnpm = async (...args: readonly [string, ...string[]]) => {
    await run(['pnpm', ...args], { cwd: copy, env: { TURBO_TELEMETRY_DISABLED: '1' } });
    say(`pnpm ${args.join(' ')}`);
  };
  await pnpm(
    'gen',
    'component',
    'CornerFlag',
    'reading',
    'A flag that says which corner a boxer has.',
  );
  await pnpm('gen', 'page', '/press', 'Press', description);

  await pnpm('exec', 'prettier', '--check', '.');
  await pnpm('exec', 'turbo', 'boundaries');
  await pnpm('unused');
  await pnpm('exec', 'changeset', 'status');
  await pnpm('reference');
  await pnpm(
    'exec',
    'turbo',
    'run',
    'check',
    'lint',
    'typecheck',
    'test',
    'package',
    'build',
    'size',
    'audit',
    oneEach,
  );
  const html = readFileSync(join(copy, 'apps/web/dist/press/index.html'), 'utf8');
  ok(/<h1[^>]*>Press</.test(html), 'Expected the new page in the built site, with its title');
  const styles = readFileSync(join(copy, 'packages/ui/dist/index.js'), 'utf8');
  ok(styles.includes('CornerFlag'), 'Expected the new component in the built package');
  console.info('\nA generated component and a generated page pass every check unchanged.');
});
