import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import type { ApplicationRequest } from './requests.ts';

/** A complete application. */
export const applicationRequest = {
  name: 'Sam',
  email: 'sam@example.com',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis',
  currentMembers: '50 to 100',
  message: 'We share\none whiteboard.',
} satisfies ApplicationRequest;

/** A request that the fake function received. */
export interface Received {
  readonly path: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly authorization: unknown;
}

/** A fake function on loopback. */
export interface FakeFunction {
  readonly url: string;
  readonly received: Received[];
}

/** Starts a server that records every request, answers it with `answer`, and closes with its test. */
export async function fakeFunction(answer: RequestListener): Promise<FakeFunction> {
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
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${port}`, received };
}

/** An `answer` for `fakeFunction`: a status and a JSON value, or a text sent unchanged. */
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
