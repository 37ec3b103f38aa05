import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
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

/** How many connections may be open without a request, so that they do not use up the descriptors. */
const maxIdle = 64;

/** Serves a Hono app over HTTP. Rejects with a `StartError` if it cannot listen. */
export async function listen(
  { fetch }: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const server = createServer(
    // Kept open for longer than proxies do, which may send a request just when we close.
    { keepAliveTimeout: 65_000, requestTimeout: 30_000 },
    getRequestListener(fetch),
  );
  server.setTimeout(stalledMs);
  closeOldestIdle(server);
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

/** Closes the connection that has been without a request for longest when there are too many of them. */
function closeOldestIdle(server: Server): void {
  const idle = new Set<Socket>();
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
    const [oldest = socket] = idle;
    if (idle.size <= maxIdle) return;
    idle.delete(oldest);
    oldest.destroy();
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}
