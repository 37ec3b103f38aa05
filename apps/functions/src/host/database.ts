import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres, type Database } from '../database.ts';
import type { Log } from '../log.ts';
import { commandsOf, commandsOfHost, serveCommands, type Commands } from './commands.ts';
import { expectTables, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

/** Where a database is: on a Postgres server, or else in a data folder. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** The location that `--data` names, else the given URL, else `.data/leads` of the workspace. */
export function locationOf(data: string | undefined, databaseUrl?: string): DatabaseLocation {
  return data === undefined
    ? { databaseUrl, dataDir: join(import.meta.dirname, '../../../../.data/leads') }
    : { databaseUrl: undefined, dataDir: resolve(data) };
}

/** The name of a database for people: its folder, or its URL's host and database, no password. */
export function nameOf({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

/** The folder of the database in a data folder. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Opens or creates the database of a host; rejects if that fails or another host uses it. */
export async function openDatabase(location: DatabaseLocation, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  const database = await open(location, migrate, log);
  if (database === undefined) {
    throw new Error(
      `${dataDir} is in use by another host. Stop it, or use another folder: --data DIR`,
    );
  }
  if (databaseUrl !== undefined) return database;
  const server = await serveCommands(socketIn(dataDir), commandsOf(database, true)).catch(
    (error: unknown) => log('commands', error),
  );
  const close = async () => {
    server?.close();
    await database.close();
  };
  return { ...database, close };
}

/** Opens or creates a database and prepares its tables; undefined if a host uses the folder. */
async function open(
  location: DatabaseLocation,
  prepare: (database: Database) => Promise<void>,
  log: Log,
): Promise<Database | undefined> {
  const { databaseUrl, dataDir } = location;
  try {
    const release = databaseUrl === undefined ? lockFolder(dataDir) : () => {};
    if (release === undefined) return undefined;
    const database = databaseUrl
      ? openPostgres(databaseUrl, log)
      : await openPglite(databaseIn(dataDir));
    await prepare(database);
    const close = async () => {
      await database.close();
      release();
    };
    return { ...database, close };
  } catch (cause) {
    const message = `The database in ${nameOf(location)} cannot be opened: ${Object(cause).message}`;
    throw new Error(message, { cause });
  }
}

/**
 * Runs `work` with the commands of a database, those of a data folder through its host if one runs.
 * Rejects, and creates nothing, if there is no database with the tables of this release.
 */
export async function withLeads<Result>(
  location: DatabaseLocation,
  work: (commands: Commands) => Promise<Result>,
): Promise<Result> {
  const isLocal = location.databaseUrl === undefined;
  if (isLocal && !existsSync(databaseIn(location.dataDir)))
    throw new Error(`No host has stored leads in ${location.dataDir}.`);
  const database = await open(location, isLocal ? migrate : expectTables, () => {});
  if (database === undefined) return work(commandsOfHost(socketIn(location.dataDir)));
  try {
    return await work(commandsOf(database, isLocal));
  } finally {
    await database.close();
  }
}

/**
 * Locks a data folder, created if missing; returns how to release it, or undefined if it is in use.
 * Node has no file locks, but it includes SQLite, whose locks end with their process.
 */
function lockFolder(dataDir: string): (() => void) | undefined {
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
  // Waits for another command or a host that starts, but not for one that runs and has its socket.
  const lock = new DatabaseSync(file, { timeout: existsSync(socket) ? 0 : 10_000 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    // SQLITE_BUSY.
    if (Object(error).errcode === 5) return undefined;
    throw error;
  }
  // Left behind by a host that was killed.
  rmSync(socket, { force: true });
  return () => lock.close();
}

/** The socket on which a running host answers commands. */
function socketIn(dataDir: string): string {
  return join(dataDir, 'commands.sock');
}
