import { existsSync, fsyncSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '../database.ts';
import { DurableNodeFs } from './durable-node-fs.ts';

/** Flushes what was written to a file descriptor to the disk itself, or throws. */
export type Fsync = (descriptor: number) => void;

/**
 * Opens the Postgres database in a folder, made if there is none. A statement resolves
 * once its changes are on the disk. A fault that stops Postgres, such as a disk error,
 * rejects the statement that met it; the next one starts Postgres again. Rejects if the folder
 * holds no sound database.
 */
export async function openPglite(directory: string, fsync: Fsync = fsyncSync): Promise<Database> {
  if (!existsSync(directory)) await create(directory, fsync);
  const start = () => PGlite.create(durable(directory, fsync));
  let running: PGlite | undefined = await start();
  let last: Promise<unknown> = Promise.resolve();

  // One after the other, as PGlite has it too: whatever waited in one that has stopped would hang.
  const run = <Result>(work: (pglite: PGlite) => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      running ??= await start();
      try {
        return await work(running);
      } catch (error) {
        if (hasStopped(error)) running = undefined;
        throw error;
      }
    });
    last = result.catch(() => {});
    return result;
  };
  return {
    query: (statement, parameters = []) =>
      run((pglite) => pglite.query(statement, [...parameters])),
    transaction: (work) =>
      run((pglite) =>
        pglite.transaction((transaction) =>
          work({
            query: (statement, parameters = []) => transaction.query(statement, [...parameters]),
            exec: async (script) => {
              await transaction.exec(script);
            },
          }),
        ),
      ),
    close: async () => {
      await last;
      await running?.close();
    },
  };
}

function hasStopped(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const severity = 'severity' in error ? error.severity : undefined;
  // RuntimeError is what WebAssembly throws when the program in it has crashed.
  return severity === 'PANIC' || severity === 'FATAL' || error.name === 'RuntimeError';
}

// PGlite starts Postgres with fsync off (-F), and its file system has no fdatasync.
function durable(directory: string, fsync: Fsync): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return {
    fs: new DurableNodeFs(directory, fsync),
    // A log that is no longer needed is deleted: a recycled one would keep what was erased.
    startParams: [...startParams, '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off'],
  };
}

// Made beside its place and then moved there, so that a process killed meanwhile leaves no half.
async function create(directory: string, fsync: Fsync): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const pglite = await PGlite.create(durable(draft, fsync));
  await pglite.close();
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    await flush(join(entry.parentPath, entry.name), entry.isDirectory(), fsync);
  }
  await flush(draft, true, fsync);
  await rename(draft, directory);
  await flush(dirname(directory), true, fsync);
}

async function flush(path: string, isFolder: boolean, fsync: Fsync): Promise<void> {
  // Windows flushes folders by itself, and refuses to open them.
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(path, isFolder ? 'r' : 'r+');
  try {
    fsync(handle.fd);
  } finally {
    await handle.close();
  }
}
