import { createServer, type RequestListener } from 'node:http';

/** One request that a stand-in for the function has received. */
export type Received = {
  readonly path: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly authorization: unknown;
};

/** A loopback server that stands in for the function. */
export type StandIn = {
  readonly url: string;
  readonly received: Received[];
  readonly close: () => Promise<void>;
};

/** Starts a server that notes every request and then lets `answer` have it. */
export async function standIn(answer: RequestListener): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const { apikey: key, authorization } = request.headers;
    received.push({ path: request.url ?? '', body, key, authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An `answer` for `standIn`: a status and a JSON value, or a text sent as it is. */
export function answers(
  status: number,
  value: unknown,
  type = 'application/json',
): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
}
