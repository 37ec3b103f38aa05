import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openServerDatabase } from '../host/open-database.ts';
import {
  administer,
  databaseAt,
  findPostgres,
  freshName,
  initCluster,
  startCluster,
} from './postgres.ts';

/** The Postgres server of the tests. */
export interface TestServer {
  /** Its administrator's address. */
  readonly url: string;
  /** Name of an empty database with every migration: new ones are copies of it. */
  readonly template: string;
  /** The folder of its programs; none where it is somebody else's. */
  readonly bin?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty PGlite database that is closed: see `copyOfTemplate`. */
    readonly template: string;
    /** The Postgres server, or null where this machine has none. */
    readonly postgres: TestServer | null;
  }
}

/** Makes, once for all tests, the databases that they copy: making one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-template-'));
  const template = join(folder, 'postgres');
  await (await openDatabase(template)).close();
  project.provide('template', template);

  const server = await startServer();
  project.provide('postgres', server?.provided ?? null);
  if (server === undefined) {
    console.info(
      'PostgreSQL is not on this machine (DATABASE_URL, POSTGRES_BIN): skipped with it.',
    );
  }
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  };
}

async function startServer() {
  const template = freshName();
  const given = process.env['DATABASE_URL'];
  if (given) {
    await makeTemplate(given, template);
    return {
      provided: { url: given, template },
      stop: () => administer(given, `drop database ${template}`),
    };
  }
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await allowOthers(folder);
  initCluster(bin, data);
  // What is killed are processes here, not machines: the tests need no disk.
  const cluster = await startCluster(bin, data, { fsync: 'off', max_connections: '200' });
  await makeTemplate(cluster.url, template);
  return {
    provided: { url: cluster.url, template, bin },
    stop: async () => {
      await cluster.kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await administer(url, `create database ${template}`);
  await (await openServerDatabase(databaseAt(url, template), () => {})).close();
}

/** Lets the user that Postgres runs as pass through a temporary folder. */
async function allowOthers(folder: string): Promise<void> {
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o711);
}
