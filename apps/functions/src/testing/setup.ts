import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../database.ts';
import { migrate } from '../host/database.ts';
import { openPglite } from '../host/pglite.ts';
import { administer, copyPrograms, createCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated, closed PGlite database to copy. */
    readonly template: string;
    /** The administrator's URL of the tests' Postgres server, whose database `template` is migrated. */
    readonly postgres: string;
    /** The folder of Postgres's programs. */
    readonly programs: string;
  }
}

/** Creates, once for all tests, the databases that they copy, because creating one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-functions-'));
  const template = join(folder, 'template');
  const programs = copyPrograms(join(folder, 'programs'));
  // Tests kill processes, not machines, so fsync is not needed.
  const settings = ['fsync=off', 'max_connections=200'];
  const cluster = await createCluster(programs, join(folder, 'server'), settings);
  await administer(cluster.url, 'create database template');
  const server = openPostgres(cluster.url.replace(/postgres$/, 'template'), () => {});
  for (const database of [await openPglite(template), server]) {
    await migrate(database);
    await database.close();
  }
  project.provide('template', template);
  project.provide('postgres', cluster.url);
  project.provide('programs', programs);
  return async () => {
    await cluster.end();
    await rm(folder, { recursive: true });
  };
}
