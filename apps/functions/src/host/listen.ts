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

/** Where a server listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const serverLimits = {
  // Opening the database can block for seconds; a connection that looks idle meanwhile must not be
  // closed under the request that waits on it.
  keepAliveTimeout: 65_000,
  requestTimeout: 30_000,
};

/** How long a connection may stall while a request is sent or an answer is read, in milliseconds. */
const stalledMs = 120_000;

const sweepEveryMs = 50;

/** How many connections may be open without a request, so that they do not use up the descriptors. */
const maxIdle = 64;

/** Answers requests, such as a Hono app. */
interface App {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

/** Serves an app over HTTP. Rejects with a `StartError` if it cannot listen. */
export async function listen(app: App, { host, port }: Address): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(serverLimits, (incoming, outgoing) => {
    // Node uses the first of two hosts, but a proxy may have used the second.
    if ((incoming.headersDistinct['host']?.length ?? 0) > 1) {
      outgoing.writeHead(400, { connection: 'close' }).end();
      return;
    }
    void answer(incoming, outgoing);
  });
  server.setTimeout(stalledMs);
  closeOldestIdle(server);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw explain(error, port);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async (graceMs = 5000) => {
      const closed = once(server, 'close');
      server.close();
      // A keep-alive connection becomes idle after its last answer.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
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

function explain(error: unknown, port: number): StartError {
  const isUsed = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return new StartError(
    isUsed
      ? `Port ${port} is in use. Stop what runs there, or choose another port.`
      : `Cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`,
  );
}
