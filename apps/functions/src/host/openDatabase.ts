import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pgliteDatabase.ts';
import { StartError } from './StartError.ts';

/**
 * Opens the database in a folder, made if there is none, with every migration applied. Rejects
 * with a `StartError` if that cannot be done.
 */
export async function openDatabase(folder: string): Promise<Database> {
  try {
    const database = await openPglite(folder);
    await migrate(database, await readMigrations());
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database in ${folder} cannot be opened: ${reason}`, { cause });
  }
}
