import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, vi } from 'vitest';
import type { Sql } from '../database.ts';
import { openServerDatabase } from '../host/open-database.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { listLeads } from '../stored-leads.ts';
import { functionAt, post, samBody } from './contract.ts';
import { initCluster, startCluster, type Cluster } from './postgres.ts';

/** A host in its own process, killed after its test. */
export interface HostProcess {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Starts `serve` with flags and variables, without a rate limit, and waits for its database. */
export async function startHost(
  flags: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<HostProcess> {
  const script = fileURLToPath(new URL('../cli/serve.ts', import.meta.url));
  const host = spawn(process.execPath, [script, '--port', '0', '--rate-limit', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATABASE_URL: '', ...variables },
  });
  onTestFinished(() => void host.kill('SIGKILL'));
  const [line] = await once(createInterface(host.stdout), 'line');
  const port = /^Ready: http:\/\/localhost:(\d+)$/.exec(String(line))?.[1];
  if (port === undefined) throw new Error(`The host said: ${String(line)}`);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).ok, 60_000);
  return { process: host, url };
}

/** Kills a process, and resolves when it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts a Postgres server with empty tables in a folder. */
export async function startDatabase(
  bin: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const data = join(folder, 'data');
  initCluster(bin, data);
  const cluster = await startCluster(bin, data, settings);
  await (await openServerDatabase(cluster.url, () => {})).close();
  return cluster;
}

/** The stored addresses in a server's database. */
export async function emailsAt(url: string): Promise<string[]> {
  const database = openPostgres({ url, log: () => {} });
  const emails = await emailsIn(database);
  await database.close();
  return emails;
}

/** The stored addresses, sorted. */
export async function emailsIn(sql: Sql): Promise<string[]> {
  return (await listLeads(sql)).map(({ email }) => email).toSorted();
}

/** Expects every acknowledged address, and none twice. */
export function expectKept(
  stored: readonly string[] | undefined,
  acknowledged: readonly string[],
): void {
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(stored).toEqual([...new Set(stored)]);
}

/** The status of a sign-up's answer; undefined without an answer. */
export async function signUp(
  url: string,
  email: string,
  fields: Record<string, unknown> = {},
): Promise<number | undefined> {
  try {
    const response = await fetch(functionAt(url), {
      ...post({ ...samBody, ...fields, email }),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
