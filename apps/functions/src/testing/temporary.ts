import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../database.ts';
import { databaseIn } from '../host/data-folder.ts';
import { openDatabase } from '../host/open-database.ts';
import { openPglite } from '../host/pglite-database.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { administer, databaseAt } from './postgres.ts';

/** A folder with these files, removed after its test. */
export async function temporaryFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-'));
  // A database has a thousand files, which take a second to copy or remove one by one in promises.
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** A data folder with an empty database, removed after its test. */
export async function temporaryDataFolder(template = inject('template')): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(template, databaseIn(folder), { recursive: true });
  return folder;
}

/** Opens a database once for all tests of a process, and empties it after each: opening one takes seconds. */
function shared(open: () => Promise<Database>): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  return async () => {
    opening ??= open();
    const database = await opening;
    onTestFinished(async () => {
      // Not truncated, which takes ten times as long where tables are small.
      const { rows } = await database.query<{ script: string }>(
        `select string_agg(format('delete from cornerbell.%I', tablename), ';') as script
         from pg_tables where schemaname = 'cornerbell'`,
      );
      await database.transaction(({ exec }) => exec(rows[0]?.script ?? ''));
    });
    return database;
  };
}

/** An open, empty PGlite database. */
export const sharedPglite = shared(async () => {
  const template = inject('template');
  // Beside the template, whose folder is removed after all tests.
  const folder = await mkdtemp(join(dirname(template), 'shared-'));
  cpSync(template, folder, { recursive: true });
  return openDatabase(folder);
});

const sharedPostgres = shared(async () =>
  openPostgres({ url: await temporaryServerDatabase(), log: () => {} }),
);

/** The URL of a new database on the Postgres server, a copy of the template or of another, dropped after all tests. */
export async function temporaryServerDatabase(
  original = inject('postgres')?.template,
): Promise<string> {
  const server = inject('postgres');
  if (server === null) throw new Error('This machine has no PostgreSQL.');
  const name = `${server.template}_${randomUUID().slice(0, 8)}`;
  await administer(server.url, `create database ${name} template ${original}`);
  return databaseAt(server.url, name);
}

/** An open PGlite database without migrations, closed after its test. */
export async function emptyPglite(): Promise<Database> {
  const database = await openPglite(databaseIn(await temporaryDataFolder(inject('emptyTemplate'))));
  onTestFinished(() => database.close());
  return database;
}

async function emptyPostgres(): Promise<Database> {
  const url = await temporaryServerDatabase('template1');
  const database = openPostgres({ url, log: () => {} });
  onTestFinished(() => database.close());
  return database;
}

/**
 * The engines that database tests run on: `open` shares a database with other tests, `openEmpty` opens one
 * of its own without migrations.
 */
export const engines = [
  { engine: 'PGlite', open: sharedPglite, openEmpty: emptyPglite, isMissing: false },
  {
    engine: 'PostgreSQL',
    open: sharedPostgres,
    openEmpty: emptyPostgres,
    isMissing: inject('postgres') === null,
  },
] as const;
