import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { migrate, type Migration } from '../migrate.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { openPglite } from './pglite-database.ts';
import { StartError } from './start-error.ts';

/**
 * Opens the database in a folder, created if missing, and applies every migration. Rejects with a
 * `StartError` if that fails.
 */
export async function openDatabase(folder: string): Promise<Database> {
  return opened(() => openPglite(folder), folder, applyMigrations);
}

/**
 * Opens the database of a Postgres server and applies every migration. Rejects with a `StartError` if
 * that fails.
 */
export async function openServerDatabase(url: string, log: Log): Promise<Database> {
  return opened(async () => openPostgres({ url, log }), locationOf(url), applyMigrations);
}

/**
 * Opens the database of a Postgres server unchanged, for a command. Rejects with a `StartError` if that
 * fails or there are no tables for leads.
 */
export async function openServerLeads(url: string): Promise<Database> {
  // A connection that breaks rejects the query that needs it.
  return opened(async () => openPostgres({ url, log: () => {} }), locationOf(url), expectTables);
}

/** The host and database of a URL, without its password. */
export function locationOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function applyMigrations(database: Database): Promise<void> {
  await migrate(database, await readMigrations());
}

async function expectTables(database: Database): Promise<void> {
  const { rows } = await database.query(
    "select where to_regclass('cornerbell.deliveries') is null",
  );
  if (rows.length === 0) return;
  throw new Error(
    'it has no tables for leads. Check DATABASE_URL, or create them: npx supabase db push in apps/functions, or start the host on it.',
  );
}

async function opened(
  open: () => Promise<Database>,
  location: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await open();
    await prepare(database);
    return database;
  } catch (cause) {
    await database?.close().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database in ${location} cannot be opened: ${reason}`, { cause });
  }
}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url);

/** The migrations of `supabase/migrations`, the same that the Supabase command line applies. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names.map(async (name) => ({
      name,
      script: await readFile(new URL(name, migrationsFolder), 'utf8'),
    })),
  );
}
