import { access, chmod, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ControlAddress } from './control.ts';
import { lockFolder } from './folder-lock.ts';
import { StartError } from './start-error.ts';

/** What a running host leaves in its data folder, for commands to find it. */
export type HostNote = ControlAddress & { readonly pid: number; readonly url: string };

/** A data folder that is ours alone until it is released. */
export interface DataFolder {
  /** The folder of the database. */
  readonly database: string;
  /** Tells other processes where this one can be asked. */
  readonly announce: (note: HostNote) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Either the folder, or the host that has it. */
export type DataFolderClaim =
  | { readonly ok: true; readonly folder: DataFolder }
  | { readonly ok: false; readonly holder: HostNote };

/** Where in a data folder the database is. */
export function databaseIn(path: string): string {
  return join(path, 'postgres');
}

const PATIENCE_MS = 30_000;

/**
 * Takes a data folder, made if there is none, unless a running host has it. Waits for a host that
 * is just starting and for a command, which holds it only for a moment; rejects with a
 * `StartError` when that takes more than half a minute.
 */
export async function claimDataFolder(path: string): Promise<DataFolderClaim> {
  await makePrivate(path);
  const note = join(path, 'host.json');
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const lock = lockFolder(path);
    if (lock) {
      // Left behind by a host that was killed.
      await rm(note, { force: true });
      const folder: DataFolder = {
        database: databaseIn(path),
        announce: (content) => writeFile(note, JSON.stringify(content), { mode: 0o600 }),
        release: async () => {
          await rm(note, { force: true });
          lock.release();
        },
      };
      return { ok: true, folder };
    }
    const holder = await readNote(note);
    if (holder) return { ok: false, holder };
    if (performance.now() > deadline) {
      throw new StartError(`${path} is in use by another process. Try again when it has ended.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Makes a folder that only this user can read, because it holds names and addresses of people, and takes everybody
 * else's rights to one that is there away. Rejects with a `StartError` if that cannot be done.
 */
async function makePrivate(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `${path} cannot be written to. Give its user that right, or use another folder: --data DIR`,
    );
  }
  // Windows knows no such rights.
  if (process.platform === 'win32' || ((await stat(path)).mode & 0o077) === 0) return;
  try {
    await chmod(path, 0o700);
  } catch {
    throw new StartError(
      `${path} can be read by others and belongs to somebody else. Run chmod 700 on it, or use another folder: --data DIR`,
    );
  }
}

async function readNote(path: string): Promise<HostNote | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // Not there, or being written.
    return undefined;
  }
}
