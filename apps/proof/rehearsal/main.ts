// `pnpm rehearsal`: packs the packages as a release does, installs them outside the workspace with each supported React, and runs a
// program on them.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folders } from '../folders.ts';
import { root } from '../root.ts';

const reacts = ['19.3.1', '18.3.1'];

const folder = mkdtempSync(join(tmpdir(), 'cornerbell-rehearsal-'));
const run = (cwd: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

try {
  const packed: Record<string, string> = {};
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      readonly name: string;
      readonly private?: boolean;
    };
    if (manifest.private) continue;
    const file = join(folder, `${manifest.name.replaceAll(/\W+/g, '-')}.tgz`);
    run(join(root, path, '..'), 'pnpm', 'pack', '--out', file);
    packed[manifest.name] = `file:${file}`;
  }
  for (const react of reacts) {
    const app = join(folder, `react-${react}`);
    cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
    cpSync(folders, app, { recursive: true });
    const dependencies = { ...packed, react, 'react-dom': react };
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies }),
    );
    // The packages depend on each other, too. JSON is YAML.
    writeFileSync(join(app, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }));
    run(app, 'pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline');
    run(app, 'node', 'main.js');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
