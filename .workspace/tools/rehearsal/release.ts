import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from '../throw-away/copy.ts';
import { run } from '../throw-away/run.ts';
import type { Registry } from './registry.ts';

/** A published package. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** The size of its tarball, in bytes. */
  readonly bytes: number;
  /** The number of changes in its changelog. */
  readonly changes: number;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The folders of the packages that are published. */
const publishedIn = (folder: string) =>
  globSync('packages/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => !readManifest(join(path, 'package.json')).private)
    .toSorted();

/** Makes a copy's packages publish to the registry, without provenance, which only GitHub can give. */
function redirectPublishing(folder: string, registry: Registry): void {
  for (const own of publishedIn(folder)) {
    const path = join(own, 'package.json');
    const manifest = readManifest(path);
    const publishConfig = { access: 'public', registry: registry.url };
    writeFileSync(path, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`);
  }
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
}

async function readRelease(folder: string, registry: Registry): Promise<Release> {
  const { name, version } = readManifest(join(folder, 'package.json'));
  const answer = await fetch(`${registry.url}${name.replace('/', '%2f')}`);
  const { versions = {} } = (await answer.json()) as {
    versions?: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
  };
  const published = versions[version];
  if (!published) throw new Error(`${name} ${version} is not in the registry: ${answer.status}.`);
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  if (!changelog.includes(`## ${version}`)) {
    throw new Error(`The changelog of ${name} does not mention ${version}.`);
  }
  return {
    name,
    version,
    bytes: (await (await fetch(published.dist.tarball)).arrayBuffer()).byteLength,
    changes: changelog.match(/^- /gm)?.length ?? 0,
  };
}

/** Sets up a home folder whose npm reads the token from the environment, as in the release workflow. */
async function configureHome(home: string, { url, token }: Registry): Promise<NodeJS.ProcessEnv> {
  mkdirSync(home);
  const env = { HOME: home, NODE_AUTH_TOKEN: token };
  const name = `${url.replace(/^http:/, '')}:_authToken`;
  await run(['npm', 'config', 'set', name, '${NODE_AUTH_TOKEN}'], { cwd: home, env });
  return env;
}

/** Raises the versions of a copy of the workspace, builds its packages and publishes them, as the release workflow does. */
export async function release(folder: string, registry: Registry): Promise<Release[]> {
  await run(['pnpm', 'release:version'], { cwd: folder });
  redirectPublishing(folder, registry);
  await commit(folder, 'Release packages');
  const env = await configureHome(join(folder, '../home'), registry);
  await run(['pnpm', 'release:publish'], {
    cwd: folder,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return Promise.all(publishedIn(folder).map((path) => readRelease(path, registry)));
}
