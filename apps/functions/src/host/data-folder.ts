import { access, chmod, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ControlAddress } from './control.ts';
import { lockFolder } from './folder-lock.ts';
import { StartError } from './start-error.ts';

/** A running host's address in its data folder, for commands to find it. */
export interface RunningHost extends ControlAddress {
  readonly pid: number;
  readonly url: string;
}

/** A data folder that this process holds until it releases it. */
export interface DataFolder {
  /** The folder of the database. */
  readonly database: string;
  /** Writes where other processes can reach this one. */
  readonly announce: (host: RunningHost) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** The folder, or the host that holds it. */
export type DataFolderClaim =
  | { readonly ok: true; readonly folder: DataFolder }
  | { readonly ok: false; readonly holder: RunningHost };

/** Where in a data folder the database is. */
export function databaseIn(path: string): string {
  return join(path, 'postgres');
}

const claimTimeoutMs = 30_000;

/**
 * Locks a data folder, created if missing, unless a running host holds it. Waits for a starting host or
 * another command; rejects with a `StartError` after half a minute.
 */
export async function claimDataFolder(path: string): Promise<DataFolderClaim> {
  await makePrivate(path);
  const hostFile = join(path, 'host.json');
  const deadline = performance.now() + claimTimeoutMs;
  for (;;) {
    const lock = lockFolder(path);
    if (lock) {
      // Left behind by a host that was killed.
      await rm(hostFile, { force: true });
      const folder: DataFolder = {
        database: databaseIn(path),
        announce: (host) => writeFile(hostFile, JSON.stringify(host), { mode: 0o600 }),
        release: async () => {
          await rm(hostFile, { force: true });
          lock.release();
        },
      };
      return { ok: true, folder };
    }
    const holder = await readHost(hostFile);
    if (holder) return { ok: false, holder };
    if (performance.now() > deadline) {
      throw new StartError(`${path} is in use by another process. Try again after it has ended.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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

async function readHost(path: string): Promise<RunningHost | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // Missing, or being written.
    return undefined;
  }
}
