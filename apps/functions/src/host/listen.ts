import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** A server that listens. */
export interface Listening {
  /** The port it was given, or the free one it took for port 0. */
  readonly port: number;
  /** Refuses new connections and resolves when open requests are answered or `graceMs` has passed. */
  readonly close: (graceMs?: number) => Promise<void>;
}

/** How long a connection may stall while a request is sent or an answer is read, in milliseconds. */
const stalledMs = 120_000;

/** Serves a Hono app over HTTP. Rejects with a `StartError` if it cannot listen. */
export async function listen(
  { fetch }: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
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
    throw new StartError(`Port ${port} cannot be used: ${Object(error).message}`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async (graceMs = 5000) => {
      const closed = once(server, 'close');
      server.close();
      // Ends a connection after its last answer.
      server.keepAliveTimeout = 1;
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
      await closed;
    },
  };
}
