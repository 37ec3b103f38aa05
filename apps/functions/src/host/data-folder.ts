import { existsSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** Where in a data folder the database is. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** The socket on which a running host answers commands, in the form that `pg` looks for. */
export function socketIn(dataDir: string): string {
  return join(dataDir, '.s.PGSQL.5432');
}

/** How long to wait for another command, or a host that starts, in milliseconds. */
const waitMs = 10_000;

/**
 * Locks a data folder, created if missing, and resolves with how to release it; with undefined if another
 * process holds it.
 */
export async function holdFolder(dataDir: string): Promise<(() => void) | undefined> {
  try {
    // Readable by this user only, because it holds personal data.
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${dataDir}: ${reason}. Use another folder: --data DIR`);
  }
  const file = join(dataDir, 'lock');
  // A new file would not be the one that a running host holds.
  if (existsSync(databaseIn(dataDir)) && !existsSync(file)) {
    throw new StartError(
      `${file} was deleted, so a host may be using the folder. Stop it, then create an empty file there.`,
    );
  }
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // A running host, which has a socket, is not waited for.
  const release = takeLock(file, existsSync(socketIn(dataDir)) ? 0 : waitMs);
  // Left behind by a host that was killed.
  if (release) await rm(socketIn(dataDir), { force: true });
  return release;
}

const sqliteBusy = 5;

/**
 * Locks a file; undefined while another process holds it. Node has no file locks, but it includes SQLite,
 * whose locks are the kernel's: they end with the process, so none is stale.
 */
function takeLock(file: string, timeout: number): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    if (Object(error).errcode === sqliteBusy) return undefined;
    throw error;
  }
}
