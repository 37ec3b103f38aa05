import { chmodSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Sql } from '../database.ts';
import { forgetLeads, listLeads, retryDeliveries } from '../leads.ts';

/** What `pnpm leads` does with a database; a local one has its log removed after an erasure. */
export const commandsOf = (sql: Sql, isLocal: boolean) => ({
  list: () => listLeads(sql),
  retry: (email?: string) => retryDeliveries(sql, email),
  forget: (email = '') => forgetLeads(sql, email, isLocal),
});

/** The commands of a database. */
export type Commands = ReturnType<typeof commandsOf>;

/**
 * Answers the commands of other processes on a Unix socket, because only one process may open the
 * database in a folder. A connection is one command and its result, both as JSON.
 */
export async function serveCommands(path: string, commands: Commands): Promise<Server> {
  async function answer(socket: Socket): Promise<void> {
    const [name, email]: [keyof Commands, string?] = JSON.parse(await text(socket));
    const result = await commands[name](email).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: Object(error).message }),
    );
    socket.end(JSON.stringify(result));
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    answer(socket).catch(() => socket.destroy());
  });
  await once(server.listen(path), 'listening');
  chmodSync(path, 0o600);
  return server;
}

/** The commands of a running host, which reject if it does not answer. */
export function commandsOfHost(path: string): Commands {
  const call = (name: keyof Commands) => async (email?: string) => {
    const socket = connect({ path, allowHalfOpen: true });
    socket.end(JSON.stringify([name, email]));
    const answer = await text(socket).catch(() => '');
    if (answer === '') throw new Error(`The host does not answer on ${path}. Stop it first.`);
    const { value, error } = JSON.parse(answer);
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return { list: call('list'), retry: call('retry'), forget: call('forget') };
}
