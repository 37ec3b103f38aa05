// Packs the packages as a release does, installs them outside the workspace, and builds and serves the apps on them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

const react = 'react@19.3.1 react-dom@19.3.1';
const types = 'typescript@6.0.3 @types/node@24.19.2 @types/react@19.3.0 @types/react-dom@19.3.0';

/** The apps, which are folders beside this file. */
const apps = {
  vite: {
    needs: `${react} ${types} vite@8.3.8 @vitejs/plugin-react@6.3.0 tailwindcss@4.3.5 @tailwindcss/vite@4.3.5 react-router-dom@7.18.5 react-hook-form@7.92.0`,
    build: ['tsc', 'vite build'],
    serve: 'vite preview --host 127.0.0.1 --port 0',
  },
  next: {
    needs: `${react} ${types} next@16.4.6`,
    build: ['next build'],
    serve: 'next start --hostname 127.0.0.1 --port 0',
  },
} as const;

/** Where an app is served. */
export const originOf = (app: keyof typeof apps): string => process.env[`ORIGIN_${app}`] ?? '';

const pnpm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('pnpm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
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
const serve = (cwd: string, command: string, stops: (() => void)[]) =>
  new Promise<string>((resolve, reject) => {
    const server = spawn('pnpm', ['exec', ...command.split(' ')], {
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
    for (const [name, { needs, build, serve: command }] of Object.entries(apps)) {
      const cwd = join(folder, name);
      cpSync(join(import.meta.dirname, `${name}-app`), cwd, { recursive: true });
      const manifest = { name, private: true, type: 'module', dependencies: packed };
      writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
      // The packages depend on each other, too. JSON is YAML.
      writeFileSync(join(cwd, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }));
      pnpm(cwd, 'add', '--ignore-scripts', '--prefer-offline', ...needs.split(' '));
      for (const step of build) pnpm(cwd, 'exec', ...step.split(' '));
      process.env[`ORIGIN_${name}`] = await serve(cwd, command, stops);
    }
    return clean;
  } catch (error) {
    clean();
    throw error;
  }
}
