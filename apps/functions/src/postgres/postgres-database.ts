import { Pool } from 'pg';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';

/** How a Postgres server is reached. */
export interface PostgresOptions {
  /** Such as `postgres://user:password@host:5432/database?sslmode=require`. */
  readonly url: string;
  /** Called when a connection breaks that nobody was using, or that a transaction had. */
  readonly log: Log;
  /** @default 4 */
  readonly connections?: number;
}

/**
 * A database on a Postgres server. Connects with the first query, and again by itself when the
 * server was away. A query rejects when there is no connection within five seconds or no answer
 * within ten: then it is not known whether it was carried out.
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
    query: async (statement, parameters = []) => {
      const { rows } = await pool.query(statement, [...parameters]);
      return { rows };
    },
    transaction: async (work) => {
      const client = await pool.connect();
      // The pool does not listen while we have it, and an error that nobody hears ends the process.
      client.on('error', logBroken);
      try {
        await client.query('begin');
        const result = await work({
          query: async (statement, parameters = []) => {
            const { rows } = await client.query(statement, [...parameters]);
            return { rows };
          },
          exec: async (script) => {
            await client.query(script);
          },
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Ending the connection rolls back, also where the connection is the fault.
        client.release(true);
        throw error;
      } finally {
        client.off('error', logBroken);
      }
    },
    close: () => pool.end(),
  };
}
