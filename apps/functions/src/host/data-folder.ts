import { existsSync, writeFileSync } from 'node:fs';
import { access, chmod, constants, mkdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
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

/** A data folder that this process holds until it releases it. */
export interface HeldFolder {
  readonly release: () => void;
}

const claimTimeoutMs = 30_000;

/**
 * Locks a data folder, created if missing; resolves with undefined if a running host holds it. Waits for a
 * starting host or another command; rejects with a `StartError` after half a minute.
 */
export async function holdFolder(dataDir: string): Promise<HeldFolder | undefined> {
  await makePrivate(dataDir);
  const deadline = performance.now() + claimTimeoutMs;
  for (;;) {
    const lock = takeLock(dataDir);
    if (lock) {
      // Left behind by a host that was killed.
      await rm(socketIn(dataDir), { force: true });
      return lock;
    }
    if (await isAnswering(socketIn(dataDir))) return undefined;
    if (performance.now() > deadline) {
      throw new StartError(
        `${dataDir} is in use by another process. Try again after it has ended.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const sqliteBusy = 5;

/**
 * Takes the lock of a data folder; undefined while another process holds it. The kernel releases it when
 * the process ends in any way, so a lock is never stale.
 */
function takeLock(dataDir: string): HeldFolder | undefined {
  const file = join(dataDir, 'lock');
  const hasDatabase = [databaseIn(dataDir), `${databaseIn(dataDir)}.new`].some(existsSync);
  // A new file would not be the one that a running host holds.
  if (hasDatabase && !existsSync(file)) {
    throw new StartError(
      `${file} was deleted, so a host may be using the folder. Stop it, then create an empty file there.`,
    );
  }
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // Node has no file locks, but it includes SQLite, whose locks are portable.
  const database = new DatabaseSync(file);
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

function isAnswering(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      });
  });
}

/**
 * Makes a folder readable by this user only, because it holds personal data; creates it if missing.
 * Rejects with a `StartError` if that fails.
 */
async function makePrivate(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `${path} cannot be written to. Allow this user to write there, or use another folder: --data DIR`,
    );
  }
  // Windows has no such permissions.
  if (process.platform === 'win32' || ((await stat(path)).mode & 0o077) === 0) return;
  try {
    await chmod(path, 0o700);
  } catch {
    throw new StartError(
      `${path} can be read by other users and belongs to one of them. Run chmod 700 on it, or use another folder: --data DIR`,
    );
  }
}
