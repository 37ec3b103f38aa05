import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Caller } from '../handler.ts';
import type { Log } from '../log.ts';
import { StartError } from './start-error.ts';

/** Answers a request, as under every web-standard runtime. */
export type WebHandler = (request: Request, caller?: Caller) => Response | Promise<Response>;

/** A server that listens. */
export type HttpServer = {
  /** The port it was given, or the free one it took for port 0. */
  readonly port: number;
  /** Takes no new request, and resolves when those under way are answered or `graceMs` is over. */
  readonly close: (graceMs?: number) => Promise<void>;
};

/** Where a server listens. */
export type Address = { readonly host: string; readonly port: number };

// Opening the database can hold everything up for seconds; a connection that looks idle meanwhile
// must not be closed under the request that waits on it.
const KEEP_ALIVE_MS = 65_000;

// How long a client may go on sending a body after it has been answered.
const LINGER_MS = 1000;

/**
 * Serves HTTP with a web-standard handler: HEAD gets the headers of GET, an address that is none
 * gets 400, a handler that throws gets 500 and is logged. Rejects with a `StartError` if it cannot
 * listen.
 */
export async function serveHttp(
  handler: WebHandler,
  { host, port }: Address,
  log: Log,
): Promise<HttpServer> {
  const limits = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 30_000 };
  const server = createServer(limits, (incoming, outgoing) => {
    respond(handler, incoming, outgoing, log, () => !server.listening).catch((error: unknown) => {
      log(`${incoming.method} could not be answered.`, error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs = 5000) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
}

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop what runs there, or choose another port.`);
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} is not allowed here. Choose one above 1023.`);
  }
  return new StartError(`Cannot listen on port ${port}: ${error.message}`);
}

async function respond(
  handler: WebHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: Log,
  isClosing: () => boolean,
): Promise<void> {
  const request = toRequest(incoming);
  const caller = { address: incoming.socket.remoteAddress };
  const response = request
    ? await answer(handler, request, caller, log)
    : plain(400, 'Bad request');
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : undefined;
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (body) outgoing.setHeader('content-length', body.length);
  if (isClosing()) outgoing.setHeader('connection', 'close');
  if (!incoming.complete) drain(incoming, outgoing);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function answer(
  handler: WebHandler,
  request: Request,
  caller: Caller,
  log: Log,
): Promise<Response> {
  try {
    return await handler(request, caller);
  } catch (error) {
    log(`${request.method} ${new URL(request.url).pathname} failed.`, error);
    return plain(500, 'Internal server error');
  }
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status });
}

function toRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  // Only the path matters here, and `//host` must not be taken for a host.
  const address = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  // Stopping half-way must leave the connection open for the answer.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }));
  try {
    return new Request(address, { method, headers, body, duplex: 'half' });
  } catch {
    // TRACE, which no web-standard request can be.
    return undefined;
  }
}

// A connection closed while the client still sends would take the answer with it.
function drain(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close');
  outgoing.once('finish', () => {
    const timer = setTimeout(() => incoming.destroy(), LINGER_MS);
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  });
}
