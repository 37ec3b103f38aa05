import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

const serverOptions = {
  // Connections on which nothing is sent must not use up the descriptors.
  headersTimeout: 3000,
  connectionsCheckingInterval: 500,
  requestTimeout: 30_000,
  // For longer than proxies do, which may send a request just when we close.
  keepAliveTimeout: 65_000,
};

/**
 * Serves an app over HTTP, by default on loopback; rejects if it cannot listen. `close` refuses new
 * connections, and resolves when open requests are answered or `graceMs` has passed.
 */
export async function listen({ fetch }: Hono, port = 0, host = '127.0.0.1') {
  const server = createServer(serverOptions, getRequestListener(fetch));
  // A connection may stall so long while a request is sent or an answer is read.
  server.setTimeout(120_000);
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw new Error(`Port ${port} cannot be used: ${Object(error).message}`);
  });
  return {
    port: Number(Object(server.address()).port),
    close: async (graceMs = 5000): Promise<void> => {
      const closed = once(server.close(), 'close');
      // Ends a connection after its last answer.
      server.keepAliveTimeout = 1;
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
      await closed;
    },
  };
}
