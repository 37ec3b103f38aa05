import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from './migrations.ts';
import { openPostgres } from '../postgres/postgresDatabase.ts';
import { openPglite } from './pgliteDatabase.ts';
import { StartError } from './StartError.ts';

/**
 * Opens the database in a folder, made if there is none, with every migration applied. Rejects
 * with a `StartError` if that cannot be done.
 */
export async function openDatabase(folder: string): Promise<Database> {
  return migrated(() => openPglite(folder), folder);
}

/**
 * Opens the database of a Postgres server, with every migration applied. Rejects with a
 * `StartError` if that cannot be done.
 */
export async function openServerDatabase(url: string, log: Log): Promise<Database> {
  return migrated(async () => openPostgres({ url, log }), placeOf(url));
}

/** Which database an address names, without its password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

async function migrated(open: () => Promise<Database>, place: string): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await open();
    await migrate(database, await readMigrations());
    return database;
  } catch (cause) {
    await database?.close().catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database in ${place} cannot be opened: ${reason}`, { cause });
  }
}
