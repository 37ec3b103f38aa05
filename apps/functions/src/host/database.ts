import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { escapeLiteral } from 'pg';
import { openPostgres, type Database, type Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { openPglite, type Embedded } from './pglite.ts';

/** Where a database is: on a Postgres server, or else in a data folder. */
export interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** The location that the flag `--data` names, else the given URL, else `.data/leads` of the workspace. */
export function locationOf(data: string | undefined, databaseUrl?: string): DatabaseLocation {
  return data === undefined
    ? { databaseUrl, dataDir: join(import.meta.dirname, '../../../../.data/leads') }
    : { dataDir: resolve(data) };
}

/** The name of a database for people: its folder, or the host and database of its URL without the password. */
export function nameOf({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (databaseUrl === undefined) return dataDir;
  const { host, pathname } = URL.parse(databaseUrl) ?? { host: 'DATABASE_URL', pathname: '' };
  return host + pathname;
}

/** Where in a data folder the database is. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Opens the database of a host, with its tables, created if missing. Rejects if another host uses it or it
 * cannot be opened.
 */
export async function openDatabase(location: DatabaseLocation, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = location;
  try {
    if (databaseUrl === undefined) return await openFolder(dataDir, log);
    const database = openPostgres(databaseUrl, log);
    await migrate(database);
    return database;
  } catch (cause) {
    const message = `The database in ${nameOf(location)} cannot be opened: ${Object(cause).message}`;
    throw new Error(message, { cause });
  }
}

async function openFolder(dataDir: string, log: Log): Promise<Database> {
  const release = lockFolder(dataDir);
  if (release === undefined) {
    throw new Error('It is in use by another host. Stop it, or use another folder: --data DIR');
  }
  const database = await openPglite(databaseIn(dataDir));
  await migrate(database);
  const commands = await serveCommands(dataDir, database).catch((error: unknown) =>
    log('commands', error),
  );
  const close = async () => {
    await commands?.stop();
    await database.close();
    release();
  };
  return { ...database, close };
}

/**
 * Runs `work` on a database: of a data folder through its running host or directly. Resolves with undefined,
 * and creates nothing, if a data folder has no database yet.
 */
export async function withLeads<Result>(
  { databaseUrl, dataDir }: DatabaseLocation,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (databaseUrl === undefined && !existsSync(databaseIn(dataDir))) return undefined;
  const release = databaseUrl === undefined ? lockFolder(dataDir) : undefined;
  const database = databaseUrl
    ? openPostgres(databaseUrl, () => {})
    : await (release ? openPglite(databaseIn(dataDir)) : connectCommands(dataDir));
  try {
    return await work(database);
  } finally {
    await database.close();
    release?.();
  }
}

const tables = new URL('../../supabase/migrations/20251128000000_leads.sql', import.meta.url);

/** Creates the tables unless they are there. Several processes may do so at once. */
export async function migrate(database: Database): Promise<void> {
  const script = await readFile(tables, 'utf8');
  await database.transaction(async ({ query }) => {
    // Any number that nothing else in the database uses.
    await query('select pg_advisory_xact_lock(20250801)');
    const { rows } = await query("select from pg_namespace where nspname = 'cornerbell'");
    if (rows.length === 0) await query(script);
  });
}

/**
 * Locks a data folder, created if missing; returns how to release it, or undefined if another process holds
 * it. Node has no file locks, but it includes SQLite, whose locks are the kernel's: none outlives its process.
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
  // A running host, which has a socket, is not waited for, but another command is, or a host that starts.
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

/** The socket on which a running host answers commands, in the form that `pg` looks for. */
function socketIn(dataDir: string): string {
  return join(dataDir, '.s.PGSQL.5432');
}

type Engine = PGLiteSocketServer['db'];

/** Lets commands on this machine query a database that only one process may open. */
async function serveCommands(dataDir: string, { exclusively }: Embedded) {
  const path = socketIn(dataDir);
  const engine: Pick<Engine, 'isInTransaction' | 'runExclusive' | 'execProtocolRawStream'> = {
    // Each message is a statement of its own: see `connectCommands`.
    isInTransaction: () => false,
    runExclusive: (work) => work(),
    execProtocolRawStream: async (...message) => {
      // The server would answer nobody any more after an error.
      await exclusively((pglite) => pglite.execProtocolRawStream(...message)).catch(() => {});
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server calls nothing else
  const server = new PGLiteSocketServer({ db: engine as Engine, path, maxConnections: 10 });
  await server.start();
  chmodSync(path, 0o600);
  return server;
}

const literal = (value: unknown) => (value === null ? 'null' : escapeLiteral(String(value)));

/**
 * Queries the database of a running host; a query rejects if the host is gone. Values are part of the
 * statement, because only then it is one message: a message of the host itself may come between two.
 */
function connectCommands(dataDir: string): Pick<Database, 'query' | 'close'> {
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dataDir)}`;
  const { query, close } = openPostgres(url, () => {}, 1);
  return {
    query: (statement, parameters = []) =>
      query(statement.replace(/\$(\d)/g, (_, number) => literal(parameters[number - 1]))),
    close,
  };
}
