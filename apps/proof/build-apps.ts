// Packs the packages as a release does, and builds apps on them outside the workspace.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './playwright.config.ts';

const pnpm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('pnpm', args, { cwd, stdio: 'inherit' });

rmSync(folder, { recursive: true, force: true });
cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });

const overrides: Record<string, string> = {};
for (const name of ['api', 'content', 'markdown', 'ui']) {
  const archive = join(folder, `${name}.tgz`);
  pnpm(join(import.meta.dirname, '../../packages', name), 'pack', '--out', archive);
  overrides[`@cornerbell/${name}`] = `file:${archive}`;
}

// Ours come from the archives, also where one depends on another. JSON is YAML.
writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }));
pnpm(folder, 'install', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline');
pnpm(folder, 'run', 'build');
