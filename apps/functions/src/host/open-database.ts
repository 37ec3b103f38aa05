import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { openPostgres, type Database, type Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { connectCommands, serveCommands } from './commands.ts';
import { databaseIn, holdFolder } from './data-folder.ts';
import { openPglite } from './pglite.ts';
import { StartError } from './start-error.ts';

/** Where a database is: on a Postgres server, or else in a data folder. */
export interface Place {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** A host's right to a database, which it opens when it has begun to listen. */
export interface Storage {
  /** Opens the database and applies every migration. Rejects with a `StartError` if that fails. */
  readonly open: () => Promise<Database>;
  /** For a host that does not open it. */
  readonly release: () => void;
}

/** The database of a host; a data folder is created if missing. Rejects with a `StartError` if another host uses it. */
export async function storageAt({ databaseUrl, dataDir }: Place, log: Log): Promise<Storage> {
  if (databaseUrl !== undefined) {
    const open = async () => openPostgres(databaseUrl, log);
    return { release: () => {}, open: () => migrated(locationOf(databaseUrl), open) };
  }
  const held = await holdFolder(dataDir);
  if (held === undefined) {
    throw new StartError(
      `${dataDir} is in use by another host. Stop it, or use another folder: --data DIR`,
    );
  }
  return {
    release: held.release,
    open: async () => {
      const database = await migrated(dataDir, () => openPglite(databaseIn(dataDir)));
      const stop = await serveCommands(dataDir, database).catch((error: unknown) =>
        log('commands', error),
      );
      const close = async () => {
        await stop?.();
        await database.close();
        held.release();
      };
      return { ...database, close };
    },
  };
}

/**
 * Runs `work` on a database without migrating it: of a data folder through its running host or directly.
 * Resolves with undefined, and creates nothing, if a data folder has no database yet.
 */
export async function withLeads<Result>(
  { databaseUrl, dataDir }: Place,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (databaseUrl === undefined && !existsSync(databaseIn(dataDir))) return undefined;
  const held = databaseUrl === undefined ? await holdFolder(dataDir) : undefined;
  const database = databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : await (held ? openPglite(databaseIn(dataDir)) : connectCommands(dataDir));
  try {
    return await work(database);
  } finally {
    await database.close();
    held?.release();
  }
}

/** The host and database of a URL, without its password. */
export function locationOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function migrated<Opened extends Database>(
  location: string,
  open: () => Promise<Opened>,
): Promise<Opened> {
  let database: Opened | undefined;
  try {
    database = await open();
    await migrate(database);
    return database;
  } catch (cause) {
    await database?.close().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database in ${location} cannot be opened: ${reason}`, { cause });
  }
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
    await database.transaction(async ({ query, exec }) => {
      // Any number that nothing else in the database uses.
      await query('select pg_advisory_xact_lock(20250801)');
      await exec(records);
      const { rows } = await query(
        `insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)
         on conflict do nothing returning version`,
        [version, name],
      );
      if (rows.length > 0) await exec(script);
    });
  }
}
