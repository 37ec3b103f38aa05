import { chmod } from 'node:fs/promises';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { escapeLiteral } from 'pg';
import { openPostgres, type Database } from '../database.ts';
import { socketIn } from './data-folder.ts';
import type { Embedded } from './pglite.ts';

type Engine = PGLiteSocketServer['db'];

/** Lets commands on this machine query a database that only one process may open; resolves with how to stop. */
export async function serveCommands(
  dataDir: string,
  { exclusively }: Pick<Embedded, 'exclusively'>,
): Promise<() => Promise<void>> {
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
  await chmod(path, 0o600);
  return () => server.stop();
}

/**
 * Queries the database of a running host; a query rejects if the host is gone. Values are part of the
 * statement, because only then it is one message: a message of the host itself may come between two.
 */
export function connectCommands(dataDir: string): Pick<Database, 'query' | 'close'> {
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dataDir)}`;
  const { query, close } = openPostgres(url, () => {}, 1);
  return {
    query: (statement, parameters = []) =>
      query(statement.replace(/\$(\d)/g, (_, number) => literal(parameters[number - 1]))),
    close,
  };
}

function literal(value: unknown): string {
  return value === null ? 'null' : escapeLiteral(String(value));
}
