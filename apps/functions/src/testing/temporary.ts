import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';
import type { Database } from '../database.ts';
import { databaseIn } from '../host/data-folder.ts';
import { openDatabase } from '../host/open-database.ts';
import { openPglite } from '../host/pglite-database.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { administer, databaseAt, freshName } from './postgres.ts';

/** A folder with these files, removed after its test. */
export async function temporaryFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Creates a data folder with an empty database. */
async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-'));
  await cp(inject('template'), databaseIn(folder), { recursive: true });
  return folder;
}

/** A data folder with an empty database, removed after its test. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await createDataFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** An open, empty database, closed after its test. */
export async function temporaryDatabase(): Promise<Database> {
  const database = await openDatabase(databaseIn(await temporaryDataFolder()));
  onTestFinished(() => database.close());
  return database;
}

let shared: { folder: string; database: Database } | undefined;
afterAll(async () => {
  if (!shared) return;
  await shared.database.close();
  await rm(shared.folder, { recursive: true });
});

/** An open, empty database that the tests of a file share in turn, because opening one takes seconds. */
export async function sharedDatabase(): Promise<Database> {
  if (!shared) {
    const folder = await createDataFolder();
    shared = { folder, database: await openDatabase(databaseIn(folder)) };
  }
  const { database } = shared;
  onTestFinished(async () => {
    const { rows } = await database.query<{ names: string }>(
      `select string_agg(format('cornerbell.%I', tablename), ', ') as names
       from pg_tables where schemaname = 'cornerbell'`,
    );
    await database.query(`truncate ${rows[0]?.names} restart identity`);
  });
  return database;
}

/** The URL of an empty database on the Postgres server, dropped after its test. */
export async function temporaryServerDatabase(
  template = inject('postgres')?.template,
): Promise<string> {
  const server = inject('postgres');
  if (server === null) throw new Error('This machine has no PostgreSQL.');
  const { url } = server;
  const name = freshName();
  await administer(url, `create database ${name} template ${template}`);
  onTestFinished(() => administer(url, `drop database ${name} with (force)`));
  return databaseAt(url, name);
}

/** The same, open. */
async function temporaryPostgres(template?: string): Promise<Database> {
  const url = await temporaryServerDatabase(template);
  // Dropping the database breaks open connections.
  const database = openPostgres({ url, log: () => {} });
  onTestFinished(() => database.close());
  return database;
}

async function emptyPglite(): Promise<Database> {
  const database = await openPglite(join(await temporaryFolder(), 'postgres'));
  onTestFinished(() => database.close());
  return database;
}

/** The engines that database tests run on; `openEmpty` opens a database without migrations. */
export const engines = [
  {
    engine: 'PGlite',
    open: sharedDatabase,
    openEmpty: emptyPglite,
    isMissing: false,
  },
  {
    engine: 'PostgreSQL',
    open: temporaryPostgres,
    openEmpty: () => temporaryPostgres('template1'),
    isMissing: inject('postgres') === null,
  },
] as const;
