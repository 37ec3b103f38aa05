import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';

/** A Postgres server of our own, on loopback. */
export interface Cluster {
  /** The administrator's URL of the database `postgres`. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Starts it again at the same address, after it has ended. */
  readonly restart: () => Promise<Cluster>;
  /** Kills the server and its processes at once, like a power cut, and resolves when they are gone. */
  readonly kill: () => Promise<void>;
}

// Postgres refuses to run as root.
const nobodyId = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: nobodyId, gid: nobodyId } : {};

/** Creates a folder with a server's files, in one that other users can enter. */
export function initCluster(bin: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  if (isRoot) chownSync(folder, nobodyId, nobodyId);
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

/** Starts the server of a folder, and resolves when it accepts connections. */
export async function startCluster(
  bin: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<Cluster> {
  const chosen = port ?? (await getPort());
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '32MB',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(chosen), ...options], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const url = `postgres://postgres@127.0.0.1:${chosen}/postgres`;
  const exited = once(server, 'exit');
  const deadline = performance.now() + 60_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`Postgres did not start: ${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    process: server,
    restart: () => startCluster(bin, folder, settings, chosen),
    kill: async () => {
      const killed = server.exitCode === null && server.signalCode === null ? killAll(server) : [];
      await exited;
      // The next server of the folder cannot start before all of them have released their memory.
      while (killed.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

/** Kills every process of the server, because each leads its own group and would go on answering. */
function killAll({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ') : [];
  const all = [pid, ...children.map(Number)].filter((id) => id > 0);
  for (const one of all) {
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      // It may have ended just now.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
  return all;
}

/** Whether a process is running; a zombie is not. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await administer(url, 'select 1');
    return true;
  } catch {
    return false;
  }
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

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A name that no other database has. */
export function freshName(): string {
  return `cornerbell_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
