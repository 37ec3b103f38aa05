import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { openPostgres, type Database, type Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { connectCommands, serveCommands } from './commands.ts';
import { databaseIn, lockFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';

/** Where a database is: on a Postgres server, or else in a data folder. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database of a host, with its tables, created if missing. Rejects if another host uses it or it
 * cannot be opened.
 */
export async function openDatabase(location: DatabaseLocation, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  try {
    if (databaseUrl === undefined) return await openFolder(dataDir, log);
    const database = openPostgres(databaseUrl, log);
    await migrate(database);
    return database;
  } catch (cause) {
    const message = `The database in ${nameOf(location)} cannot be opened: ${Object(cause).message}`;
    throw new Error(message, { cause });
  }
}

async function openFolder(dataDir: string, log: Log): Promise<Database> {
  const release = lockFolder(dataDir);
  if (release === undefined) {
    throw new Error('It is in use by another host. Stop it, or use another folder: --data DIR');
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
 * Runs `work` on a database: of a data folder through its running host or directly. Resolves with undefined,
 * and creates nothing, if a data folder has no database yet.
 */
export async function withLeads<Result>(
  { databaseUrl, dataDir }: DatabaseLocation,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (databaseUrl === undefined && !existsSync(databaseIn(dataDir))) return undefined;
  const release = databaseUrl === undefined ? lockFolder(dataDir) : undefined;
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

/** The name of a database for people: its folder, or the host and database of its URL without the password. */
export function nameOf({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === undefined) return dataDir;
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

const tables = new URL('../../supabase/migrations/20251128000000_leads.sql', import.meta.url);

/** Creates the tables unless they are there. Several processes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  const script = await readFile(tables, 'utf8');
  await database.transaction(async ({ query }) => {
    // Any number that nothing else in the database uses.
    await query('select pg_advisory_xact_lock(20250801)');
    const { rows } = await query("select from pg_namespace where nspname = 'cornerbell'");
    if (rows.length === 0) await query(script);
  });
}
