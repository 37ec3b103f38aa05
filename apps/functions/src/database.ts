import { Pool, type PoolClient } from 'pg';
import type { Log } from './log.ts';

/** Runs one SQL statement with parameters `$1`, `$2`, … or, without any, a script of several. */
export interface Sql {
  /** Rejects with the database's error. `Row` is not checked. */
  readonly query: <Row>(
    statement: string,
    parameters?: readonly unknown[],
  ) => Promise<{ readonly rows: Row[] }>;
}

/** What this app needs of a database, implemented by PGlite and by a Postgres server. */
export interface Database extends Sql {
  /** Commits what `work` did when it resolves, and rolls it back when it rejects. */
  readonly transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Whether a connection to a server elsewhere can be read on its way. */
function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isHere = /^(localhost|127\..+|\[::1\]|)$/.test(hostname);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  return !isHere && ['disable', 'false', '0'].includes(mode);
}

/** Says what to write if the server's certificate is that of an unknown authority. */
function explain(error: unknown): never {
  if (!/certificate/i.test(Object(error).message)) throw error;
  const help = 'With an authority of your own, write ?sslmode=verify-full&sslrootcert=FILE.';
  throw new Error(`DATABASE_URL: ${Object(error).message}. ${help}`, { cause: error });
}

/**
 * A database on a Postgres server, such as `postgres://user:password@host:5432/database`. It
 * connects with the first query and reconnects by itself. A query rejects without a connection
 * within five seconds or an answer within ten; in the latter case it may have been executed.
 */
export function openPostgres(url: string, log: Log, connections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  if (isUnencrypted(url)) log('unencrypted');
  // The pool itself listens only to idle clients, and an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log('connection', error)));
  pool.on('error', () => {});
  return {
    query: queryOf(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch(explain);
      try {
        await client.query('begin');
        const result = await work({ query: queryOf(client) });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection rolls back, even if the connection itself failed.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function queryOf(client: Pool | PoolClient): Sql['query'] {
  return async (statement, parameters = []) => {
    const { rows } = await client.query(statement, [...parameters]).catch(explain);
    return { rows };
  };
}

/** SQL for a time as ISO 8601 in UTC. */
export function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
