import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A held lock. */
export interface FolderLock {
  readonly release: () => void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the lock of a data folder, or returns undefined while somebody else holds it. The kernel
 * keeps it, so it ends with its process however that ends, and no stale one can be left behind.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  // Node has no file locks of its own; SQLite's are the portable ones it comes with.
  const database = new DatabaseSync(join(folder, 'lock'));
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      return undefined;
    }
    throw error;
  }
}
