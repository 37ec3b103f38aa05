import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

const sqliteBusy = 5;

/**
 * Locks a data folder, created if missing; returns how to release it, or undefined if another process holds
 * it. Node has no file locks, but it includes SQLite, whose locks are the kernel's: none outlives its process.
 */
export function lockFolder(dataDir: string): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true });
  // Readable by this user only, because it holds personal data.
  chmodSync(dataDir, 0o700);
  const file = join(dataDir, 'lock');
  // A new file would not be the one that a running host holds.
  if (existsSync(databaseIn(dataDir)) && !existsSync(file)) {
    throw new Error(
      `${file} was deleted, so a host may be using the folder. Stop it, then create an empty file there.`,
    );
  }
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const socket = socketIn(dataDir);
  // A running host, which has a socket, is not waited for.
  const lock = new DatabaseSync(file, { timeout: existsSync(socket) ? 0 : waitMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (Object(error).errcode === sqliteBusy) return undefined;
    throw error;
  }
  // Left behind by a host that was killed.
  rmSync(socket, { force: true });
  return () => lock.close();
}
