import fs from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, Sql } from '../database.ts';

/**
 * Opens the Postgres database in a folder, created if missing; rejects if it is broken. A statement
 * resolves once its changes are on the disk. An error that stops Postgres, such as a disk error,
 * rejects the current statement; the next one restarts Postgres.
 */
export async function openPglite(directory: string): Promise<Database> {
  if (!fs.existsSync(directory)) await create(directory);
  // One of the empty folders without which Postgres does not start. Some programs do not copy them.
  if (!fs.existsSync(join(directory, 'pg_twophase'))) {
    throw new Error(
      'The folder pg_twophase is missing: a copy lacks its empty folders. Copy all, for example with cp -a.',
    );
  }
  let running: PGlite | undefined = await start(directory);
  let last: Promise<unknown> = Promise.resolve();

  // One at a time, as in PGlite itself: a statement waiting in a stopped instance would hang.
  function exclusively<Result>(work: (pglite: PGlite) => Promise<Result>): Promise<Result> {
    const result = last.then(async () => {
      running ??= await start(directory);
      try {
        return await work(running);
      } catch (error) {
        if (hasStopped(error)) running = undefined;
        throw error;
      }
    });
    last = result.catch(() => {});
    return result;
  }
  return {
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
  const { severity, name } = Object(error);
  // WebAssembly throws RuntimeError when its program has crashed.
  return severity === 'PANIC' || severity === 'FATAL' || name === 'RuntimeError';
}

// PGlite starts Postgres with fsync off (-F), and its file system has no fdatasync. Recycled log
// files would keep erased data, so old ones are deleted.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_recycle=off',
];

function start(directory: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableNodeFs(directory), startParams });
}

// Created beside its place and then renamed, so that a killed process leaves no partial database.
async function create(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await start(draft)).close();
  for (const name of await readdir(draft, { recursive: true })) flush(join(draft, name));
  flush(draft);
  await rename(draft, directory);
  flush(dirname(directory));
}

function flush(path: string): void {
  const isFolder = fs.statSync(path).isDirectory();
  // Windows flushes folders itself and cannot open them.
  if (isFolder && process.platform === 'win32') return;
  const descriptor = fs.openSync(path, isFolder ? 'r' : 'r+');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

type Init = NodeFS['init'];
type Runtime = Parameters<Init>[1];

/**
 * PGlite's file system for Node with two things that it leaves out: fsync, without which a power
 * cut can lose acknowledged changes, and files that only their owner can read.
 */
class DurableNodeFs extends NodeFS {
  override async init(pglite: PGlite, options: Runtime): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), makeDurable];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function makeDurable({ NODEFS }: Pick<Required<Runtime>, 'NODEFS'>): void {
  const { setattr } = NODEFS.node_ops;
  NODEFS.node_ops.setattr = (node: unknown, { mode, ...rest }: { mode?: number }) =>
    setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
  // Folders are streams without a descriptor.
  NODEFS.stream_ops.fsync = ({ nfd }: { readonly nfd?: number }) => {
    try {
      if (nfd !== undefined) fs.fsyncSync(nfd);
      return 0;
    } catch {
      // Emscripten's EIO.
      return 29;
    }
  };
}
