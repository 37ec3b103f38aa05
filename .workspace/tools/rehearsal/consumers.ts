import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../elsewhere/folders.ts';
import { run } from '../throw-away/run.ts';
import type { Registry } from './registry.ts';
import type { Release } from './release.ts';

/** A fresh folder that installs published packages and uses them. */
export interface Consumer {
  readonly name: string;
  /** Its folder in `apps`. */
  readonly app: 'node-app' | 'vitest-app';
  /** Packages that are installed at another version than in its package.json. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** The consumers without pages; those with pages are in packages/ui/consumers. */
export const consumers: readonly Consumer[] = [
  { name: 'Node script: content, api', app: 'node-app' },
  { name: 'Vitest project: markdown, React 19', app: 'vitest-app' },
  {
    name: 'Vitest project: markdown, React 18.3',
    app: 'vitest-app',
    versions: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.7',
    },
  },
];

type Dependencies = Readonly<Record<string, string>>;

/** Installs a consumer in a folder and runs it. Rejects if its types, tests or assertions fail. */
export async function useRelease(
  { app, versions }: Consumer,
  folder: string,
  registry: Registry,
  releases: readonly Release[],
): Promise<string> {
  cpSync(join(import.meta.dirname, 'apps', app), folder, { recursive: true });
  if (app === 'node-app') cpSync(folders, folder, { recursive: true });
  const wanted: Dependencies = {
    ...Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    ...versions,
  };
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const at = (dependencies: Dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, version]) => [name, wanted[name] ?? version]),
    );
  const dependencies = at(manifest['dependencies'] as Dependencies);
  const devDependencies = at(manifest['devDependencies'] as Dependencies | undefined);
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2));
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);

  await run(['pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
  });
  return run(['pnpm', 'start'], { cwd: folder, env: { NO_COLOR: '1', FORCE_COLOR: undefined } });
}

/** Builds the apps of packages/ui/consumers with the published ui, tests them in a browser and returns the JSON report. */
export async function driveApps(
  copy: string,
  folder: string,
  registry: Registry,
  releases: readonly Release[],
): Promise<string> {
  const version = releases.find(({ name }) => name === '@cornerbell/ui')?.version;
  const cwd = join(copy, 'packages/ui');
  await run(['pnpm', 'run', 'consumers'], {
    cwd,
    env: {
      CONSUMERS_FOLDER: folder,
      CONSUMERS_REGISTRY: registry.url,
      CONSUMERS_VERSION: version,
    },
  });
  return readFileSync(join(cwd, '.results/consumers.json'), 'utf8');
}
