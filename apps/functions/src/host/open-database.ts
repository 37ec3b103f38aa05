import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { openPostgres, type Database, type Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { connectCommands, serveCommands } from './commands.ts';
import { databaseIn, holdFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';
import { StartError } from './start-error.ts';

/** Where a database is: on a Postgres server, or else in a data folder. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database of a host, created if missing, and applies every migration. Rejects with a `StartError`
 * if another host uses it or it cannot be opened.
 */
export async function openDatabase(location: DatabaseLocation, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  try {
    if (databaseUrl === undefined) return await openFolder(dataDir, log);
    const database = openPostgres(databaseUrl, log);
    await migrate(database);
    return database;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const name = databaseUrl === undefined ? dataDir : locationOf(databaseUrl);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database in ${name} cannot be opened: ${reason}`, { cause });
  }
}

async function openFolder(dataDir: string, log: Log): Promise<Database> {
  const release = await holdFolder(dataDir);
  if (release === undefined) {
    throw new StartError(
      `${dataDir} is in use by another host. Stop it, or use another folder: --data DIR`,
    );
  }
  const database = await openPglite(databaseIn(dataDir));
  await migrate(database);
  const stop = await serveCommands(dataDir, database).catch((error: unknown) =>
    log('commands', error),
  );
  const close = async () => {
    await stop?.();
    await database.close();
    release();
  };
  return { ...database, close };
}

/**
 * Runs `work` on a database without migrating it: of a data folder through its running host or directly.
 * Resolves with undefined, and creates nothing, if a data folder has no database yet.
 */
export async function withLeads<Result>(
  { databaseUrl, dataDir }: DatabaseLocation,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (databaseUrl === undefined && !existsSync(databaseIn(dataDir))) return undefined;
  const release = databaseUrl === undefined ? await holdFolder(dataDir) : undefined;
  const database = databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : await (release ? openPglite(databaseIn(dataDir)) : connectCommands(dataDir));
  try {
    return await work(database);
  } finally {
    await database.close();
    release?.();
  }
}

/** The host and database of a URL, without its password. */
export function locationOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

const migrations = new URL('../../supabase/migrations/', import.meta.url);

// Where the Supabase command line records what it has applied: either may continue after the other.
const records = `create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  )`;

/** Applies the migrations that are not applied yet. Several processes may run it at once. */
export async function migrate(database: Database): Promise<void> {
  for (const file of (await readdir(migrations)).toSorted()) {
    const script = await readFile(new URL(file, migrations), 'utf8');
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    await database.transaction(async ({ query }) => {
      // Any number that nothing else in the database uses.
      await query('select pg_advisory_xact_lock(20250801)');
      await query(records);
      const { rows } = await query(
        `insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)
         on conflict do nothing returning version`,
        [version, name],
      );
      if (rows.length > 0) await query(script);
    });
  }
}
