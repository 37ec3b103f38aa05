import { cpSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { findPostgres } from '../../../../.workspace/browser.mjs';
import { openDatabase, openServerDatabase } from '../host/open-database.ts';
import { openPglite } from '../host/pglite-database.ts';
import { administer, databaseAt, freshName, initCluster, startCluster } from './postgres.ts';

/** The Postgres server of the tests. */
export interface TestServer {
  /** The administrator's URL. */
  readonly url: string;
  /** Name of an empty, migrated database that new ones are copied from; theirs begin with it. */
  readonly template: string;
  /** The folder of its programs; undefined for a server that was not started here. */
  readonly bin?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated, closed PGlite database to copy. */
    readonly template: string;
    /** The same before any migration. */
    readonly emptyTemplate: string;
    /** The Postgres server, or null if this machine has none. */
    readonly postgres: TestServer | null;
  }
}

/** Creates, once for all tests, the databases that they copy, because creating one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-template-'));
  const emptyTemplate = join(folder, 'empty');
  // Flushing its thousand files would take seconds.
  await (await openPglite(emptyTemplate, () => {})).close();
  project.provide('emptyTemplate', emptyTemplate);
  const template = join(folder, 'migrated');
  cpSync(emptyTemplate, template, { recursive: true });
  await (await openDatabase(template)).close();
  project.provide('template', template);

  const server = await startServer();
  project.provide('postgres', server?.provided ?? null);
  if (server === undefined) {
    console.info('PostgreSQL was not found (DATABASE_URL, POSTGRES_BIN): its tests are skipped.');
  }
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  };
}

async function startServer() {
  const template = freshName();
  const url = process.env['DATABASE_URL'];
  if (url) {
    await makeTemplate(url, template);
    return {
      provided: { url: url, template },
      stop: () => dropDatabases(url, template),
    };
  }
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-postgres-'));
  const data = join(folder, 'data');
  // Postgres runs as another user, who must be able to enter this folder.
  await chmod(folder, 0o711);
  initCluster(bin, data);
  // Tests kill processes, not machines, so fsync is not needed.
  const cluster = await startCluster(bin, data, { fsync: 'off', max_connections: '200' });
  await makeTemplate(cluster.url, template);
  return {
    provided: { url: cluster.url, template, bin },
    stop: async () => {
      await cluster.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await administer(url, `create database ${template}`);
  await (await openServerDatabase(databaseAt(url, template), () => {})).close();
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const rows = await administer(url, 'select datname from pg_database');
  const names = rows
    .map(({ datname }) => String(datname))
    .filter((name) => name.startsWith(prefix));
  await administer(url, ...names.map((name) => `drop database ${name} with (force)`));
}
