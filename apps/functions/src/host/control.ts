import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { logFault } from '../app.ts';
import type { Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { listen } from './listen.ts';

/** Where a running host answers SQL, and the token that it requires. */
export interface ControlAddress {
  readonly port: number;
  readonly token: string;
}

/** A running host's server for commands. */
export interface Control extends ControlAddress {
  readonly close: () => Promise<void>;
}

/**
 * Lets other processes on this machine run SQL in a database that only one process may open. It listens
 * on loopback, separate from the site, and requires `token`.
 */
export async function openControl(sql: Sql, log: Log): Promise<Control> {
  const token = randomBytes(32).toString('base64url');
  const app = new Hono();
  app.onError(logFault(log));
  app.use(bearerAuth({ token }));
  app.post('/', async (c) => {
    const { statement, parameters } = await c.req.json<Question>();
    return c.json((await sql.query(statement, parameters)).rows);
  });
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  return { port, token, close };
}

/** Queries the database of a running host; a query rejects if the host is gone. */
export function connectControl({ port, token }: ControlAddress): Sql {
  return {
    query: async (statement, parameters = []) => {
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ statement, parameters } satisfies Question),
      });
      if (!response.ok) throw new Error(`The running host answered ${response.status}.`);
      return { rows: JSON.parse(await response.text()) };
    },
  };
}

interface Question {
  readonly statement: string;
  readonly parameters: readonly unknown[];
}
