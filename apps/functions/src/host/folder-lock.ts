import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A held lock. */
export interface FolderLock {
  readonly release: () => void;
}

const sqliteBusy = 5;

/**
 * Takes the lock of a data folder; undefined while another process holds it. The kernel releases it when
 * the process ends in any way, so a lock is never stale.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  // Node has no file locks, but it includes SQLite, whose locks are portable.
  const database = new DatabaseSync(join(folder, 'lock'));
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      return undefined;
    }
    throw error;
  }
}
