import { Pool, type PoolClient } from 'pg';
import type { Database, Sql } from '../database.ts';
import type { Log } from '../log.ts';

/** Settings of `openPostgres`. */
export interface PostgresOptions {
  /** Such as `postgres://user:password@host:5432/database?sslmode=require`. */
  readonly url: string;
  /** Called when an idle connection or that of a transaction breaks. */
  readonly log: Log;
  /** @default 4 */
  readonly connections?: number;
}

/**
 * A database on a Postgres server. It connects with the first query and reconnects by itself. A query
 * rejects without a connection within five seconds or an answer within ten; in the latter case it may
 * have been executed.
 */
export function openPostgres({ url, log, connections = 4 }: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  const logBroken = (error: Error) => log('A connection to the database broke.', error);
  pool.on('error', logBroken);
  return {
    query: queryOf(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      // The pool does not listen meanwhile, and an unhandled error would end the process.
      client.on('error', logBroken);
      try {
        await client.query('begin');
        const result = await work({
          query: queryOf(client),
          exec: async (script) => {
            await client.query(script);
          },
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection rolls back, even if the connection itself failed.
        client.release(true);
        throw error;
      } finally {
        client.off('error', logBroken);
      }
    },
    close: () => pool.end(),
  };
}

function queryOf(client: Pool | PoolClient): Sql['query'] {
  return async (statement, parameters = []) => {
    const { rows } = await client.query(statement, [...parameters]);
    return { rows };
  };
}
