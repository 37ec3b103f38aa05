import { existsSync } from 'node:fs';
import type { Sql } from '../database.ts';
import { connectControl } from './control.ts';
import { claimDataFolder, databaseIn } from './data-folder.ts';
import { openDatabase, openServerLeads } from './open-database.ts';

/**
 * Lets `work` query the database of a data folder: through the host that runs on it, or directly
 * if none does. Resolves with undefined, and leaves nothing behind, where no database is yet.
 * Rejects with a `StartError` if the folder stays in use.
 */
export async function withLeads<Result>(
  dataDir: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (!existsSync(databaseIn(dataDir))) return undefined;
  const claim = await claimDataFolder(dataDir);
  if (!claim.ok) return work(connectControl(claim.holder));
  try {
    const database = await openDatabase(claim.folder.database);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await claim.folder.release();
  }
}

/**
 * Lets `work` query the database of a Postgres server, whose tables stay as they are. Rejects with
 * a `StartError` if there is none or it has no tables for leads.
 */
export async function withServerLeads<Result>(
  url: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const database = await openServerLeads(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
