import { existsSync } from 'node:fs';
import type { Sql } from '../database.ts';
import { connectControl } from './control.ts';
import { claimDataFolder, databaseIn } from './data-folder.ts';
import { openDatabase, openServerLeads } from './open-database.ts';

/**
 * Runs `work` on the database of a data folder, through its running host or directly. Resolves with
 * undefined, and creates nothing, if there is no database yet. Rejects with a `StartError` if the folder
 * stays in use.
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
 * Runs `work` on the database of a Postgres server, without migrating it. Rejects with a `StartError` if
 * it cannot be reached or has no tables for leads.
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
