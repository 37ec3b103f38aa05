import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long a connection may stall while a request is sent or an answer is read, in milliseconds. */
const stalledMs = 120_000;

/** Serves an app over HTTP. Rejects if it cannot listen. */
export async function listen({ fetch }: Hono, port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer(
    {
      // Connections on which nothing is sent must not use up the descriptors.
      headersTimeout: 3000,
      connectionsCheckingInterval: 500,
      requestTimeout: 30_000,
      // For longer than proxies do, which may send a request just when we close.
      keepAliveTimeout: 65_000,
    },
    getRequestListener(fetch),
  );
  server.setTimeout(stalledMs);
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new Error(`Port ${port} cannot be used: ${Object(error).message}`);
  });
  return server;
}

/** The port on which a server listens. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Refuses new connections; resolves when open requests are answered or `graceMs` has passed. */
export async function close(server: Server, graceMs = 5000): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Ends a connection after its last answer.
  server.keepAliveTimeout = 1;
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  await closed;
}
