import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, Sql } from '../database.ts';

/** Flushes a file descriptor to the disk, or throws. */
export type Fsync = (descriptor: number) => void;

/** A PGlite database. */
export interface Embedded extends Database {
  /** Runs `work` when no query or transaction is under way, and nothing else meanwhile. */
  readonly exclusively: <Result>(work: (pglite: PGlite) => Promise<Result>) => Promise<Result>;
}

/**
 * Opens the Postgres database in a folder, created if missing. A statement resolves once its changes are
 * on the disk. An error that stops Postgres, such as a disk error, rejects the current statement; the
 * next one restarts Postgres. Rejects if the folder's database is broken.
 */
export async function openPglite(directory: string, fsync: Fsync = fsyncSync): Promise<Embedded> {
  if (!existsSync(directory)) await create(directory, fsync);
  const start = () => PGlite.create(durable(directory, fsync));
  let running: PGlite | undefined = await start();
  let last: Promise<unknown> = Promise.resolve();

  // One at a time, as in PGlite itself: a statement waiting in an instance that has stopped would hang.
  const exclusively: Embedded['exclusively'] = (work) => {
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
    exclusively,
    query: (...statement) => exclusively((pglite) => queryOf(pglite)(...statement)),
    transaction: (work) =>
      exclusively((pglite) =>
        pglite.transaction((transaction) => work({ query: queryOf(transaction) })),
      ),
    close: async () => {
      await last;
      await running?.close();
    },
  };
}

function queryOf(pglite: Pick<PGlite, 'exec' | 'query'>): Sql['query'] {
  return async <Row>(statement: string, parameters: readonly unknown[] = []) =>
    // `query` refuses scripts.
    parameters.length > 0
      ? pglite.query<Row>(statement, [...parameters])
      : { rows: ((await pglite.exec(statement)).at(-1)?.rows ?? []) as Row[] };
}

function hasStopped(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const severity = 'severity' in error ? error.severity : undefined;
  // WebAssembly throws RuntimeError when its program has crashed.
  return severity === 'PANIC' || severity === 'FATAL' || error.name === 'RuntimeError';
}

// PGlite starts Postgres with fsync off (-F), and its file system has no fdatasync.
function durable(directory: string, fsync: Fsync): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return {
    fs: new DurableNodeFs(directory, fsync),
    // Recycled log files would keep erased data, so old ones are deleted.
    startParams: [...startParams, '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off'],
  };
}

// Created beside its place and then renamed, so that a killed process leaves no partial database.
async function create(directory: string, fsync: Fsync): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(durable(draft, fsync));
  await pglite.close();
  for (const name of await readdir(draft, { recursive: true })) flush(join(draft, name), fsync);
  flush(draft, fsync);
  await rename(draft, directory);
  flush(dirname(directory), fsync);
}

function flush(path: string, fsync: Fsync): void {
  const isFolder = statSync(path).isDirectory();
  // Windows flushes folders itself and cannot open them.
  if (isFolder && process.platform === 'win32') return;
  const descriptor = openSync(path, isFolder ? 'r' : 'r+');
  fsync(descriptor);
  closeSync(descriptor);
}

type Init = NodeFS['init'];

const ioErrorCode = 29;

/** The rights of other users. */
const others = 0o077;

/**
 * PGlite's file system for Node with two things that it leaves out: fsync, without which a power cut can
 * lose acknowledged changes, and files that only their owner can read.
 */
class DurableNodeFs extends NodeFS {
  readonly #fsync: Fsync;

  constructor(directory: string, fsync: Fsync) {
    super(directory);
    this.#fsync = fsync;
  }

  override async init(pglite: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const fsync = (stream: { readonly nfd?: number }) => {
      try {
        // Folders are streams without a descriptor.
        if (stream.nfd !== undefined) this.#fsync(stream.nfd);
        return 0;
      } catch {
        return ioErrorCode;
      }
    };
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ NODEFS }) => {
            const { setattr } = NODEFS.node_ops;
            Object.assign(NODEFS.stream_ops, { fsync });
            NODEFS.node_ops.setattr = (node: unknown, change: { mode?: number }) =>
              setattr(
                node,
                change.mode === undefined ? change : { ...change, mode: change.mode & ~others },
              );
          },
        ],
      },
    };
  }
}
