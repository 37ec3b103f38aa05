// Packs the packages as a release does, installs them outside the workspace, and builds and serves the apps on them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The apps, which are folders beside this file. */
const apps = ['vite', 'next'] as const;

/** Where an app is served. */
export const originOf = (app: (typeof apps)[number]): string => process.env[`ORIGIN_${app}`] ?? '';

const pnpm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('pnpm', args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });

/** Packs every published package into a folder; returns the archives by name. */
function pack(folder: string): Record<string, string> {
  const archives: Record<string, string> = {};
  for (const name of ['api', 'content', 'markdown', 'ui']) {
    const file = join(folder, `${name}.tgz`);
    pnpm(join(root, 'packages', name), 'pack', '--out', file);
    archives[`@cornerbell/${name}`] = `file:${file}`;
  }
  return archives;
}

/** Starts the server of an app; resolves with its address. */
const serve = (cwd: string, stops: (() => void)[]) =>
  new Promise<string>((resolve, reject) => {
    const server = spawn('pnpm', ['start'], {
      cwd,
      detached: true,
      // Colour codes would break the address.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    stops.push(() => void (server.pid && process.kill(-server.pid)));
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (origin) resolve(origin);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`The server of ${cwd} ended:\n${output}`)));
  });

/** Builds and serves the apps; returns what stops and removes them. */
export default async function buildApps(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cornerbell-proof-'));
  const stops: (() => void)[] = [];
  const clean = () => {
    for (const stop of stops) stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const packed = pack(folder);
    for (const name of apps) {
      const cwd = join(folder, name);
      cpSync(join(import.meta.dirname, `${name}-app`), cwd, { recursive: true });
      // Ours come from the archives, also where one depends on another. JSON is YAML.
      writeFileSync(join(cwd, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }));
      pnpm(cwd, 'install', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline');
      pnpm(cwd, 'run', 'build');
      process.env[`ORIGIN_${name}`] = await serve(cwd, stops);
    }
    return clean;
  } catch (error) {
    clean();
    throw error;
  }
}
