// Packs the packages as a release does, installs them outside the workspace, and builds and serves the apps on them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The names of the apps, which are folders beside this file. */
const apps = ['vite', 'next'] as const;

/** Where an app is served. */
export const originOf = (app: (typeof apps)[number]): string => process.env[`ORIGIN_${app}`] ?? '';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const pnpm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('pnpm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });

/** Packs every published package into a folder; returns the archives by name. */
function pack(folder: string): Record<string, string> {
  const sources = globSync('packages/*/', { cwd: root }).map((path) => join(root, path));
  return Object.fromEntries(
    sources.flatMap((source) => {
      const { name, private: isPrivate } = manifestOf(source);
      if (isPrivate) return [];
      const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.tgz`);
      pnpm(source, 'pack', '--out', file);
      return [[name, `file:${file}`]];
    }),
  );
}

/** Starts the server of an app; resolves with its address. */
const serve = (cwd: string, stops: (() => void)[]) =>
  new Promise<string>((resolve, reject) => {
    const server = spawn('pnpm', ['run', 'serve'], {
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
  const folder = mkdtempSync(join(tmpdir(), 'cornerbell-rehearsal-'));
  const stops: (() => void)[] = [];
  const clean = () => {
    for (const stop of stops) stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const packed = pack(folder);
    for (const app of apps) {
      const cwd = join(folder, app);
      cpSync(join(import.meta.dirname, `${app}-app`), cwd, { recursive: true });
      const manifest = manifestOf(cwd);
      const dependencies = { ...manifest.dependencies, ...packed };
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
      // The packages depend on each other, too. JSON is YAML.
      writeFileSync(join(cwd, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }));
      pnpm(cwd, 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline');
      pnpm(cwd, 'run', 'build');
      process.env[`ORIGIN_${app}`] = await serve(cwd, stops);
    }
    return clean;
  } catch (error) {
    clean();
    throw error;
  }
}
