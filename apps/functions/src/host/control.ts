import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../database.ts';
import type { Log } from '../log.ts';
import { serveHttp } from './http-server.ts';

/** Where a running host answers SQL, and the secret that proves the right to ask. */
export type ControlAddress = { readonly port: number; readonly token: string };

/** A running host's door for commands. */
export type Control = ControlAddress & { readonly close: () => Promise<void> };

/**
 * Lets other processes of this machine run SQL in a database that only one may open. It listens on
 * loopback, apart from the site, and answers only to who knows `token`.
 */
export async function openControl(sql: Sql, log: Log): Promise<Control> {
  const token = randomBytes(32).toString('base64url');
  const expected = digest(`Bearer ${token}`);
  const handler = async (request: Request) => {
    const given = digest(request.headers.get('authorization') ?? '');
    if (!timingSafeEqual(given, expected)) return new Response(null, { status: 401 });
    const { statement, parameters }: Question = JSON.parse(await request.text());
    return Response.json((await sql.query(statement, parameters)).rows);
  };
  const { port, close } = await serveHttp(handler, { host: '127.0.0.1', port: 0 }, log);
  return { port, token, close };
}

/** The SQL of the host at `address`. Queries reject if it is gone. */
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

type Question = { readonly statement: string; readonly parameters: readonly unknown[] };

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
