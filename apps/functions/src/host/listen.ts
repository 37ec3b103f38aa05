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

/** How many connections may stay open without a request, so that they leave descriptors. */
const maxIdle = 24;

/** For how long even more may be without one, in milliseconds. */
const maxIdleMs = 500;

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

/** Closes the connections that have been without a request for longest when there are too many of them. */
function closeOldestIdle(server: Server): void {
  const idleSince = new Map<Socket, number>();
  server.on('connection', (socket) => {
    idleSince.set(socket, performance.now());
    socket.once('close', () => idleSince.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idleSince.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idleSince.set(socket, performance.now());
    });
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of [...idleSince].slice(0, -maxIdle))
      if (now - since > maxIdleMs) socket.destroy();
  }, maxIdleMs);
  server.once('close', () => clearInterval(sweep));
}
