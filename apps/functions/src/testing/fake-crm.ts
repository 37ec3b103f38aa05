import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** The answers that do not depend on the request. */
const refusals = {
  'bad request': { status: 400, body: { message: 'email must be an email' } },
  unauthorised: { status: 401, body: { message: 'Invalid JWT' } },
  'too many': { status: 429, headers: { 'retry-after': '900' } },
  'too many, by date': {
    status: 429,
    headers: {
      date: 'Mon, 04 Aug 2025 12:00:00 GMT',
      'retry-after': 'Mon, 04 Aug 2025 12:15:00 GMT',
    },
  },
  fault: { status: 500, body: { message: 'Internal server error' } },
};

/** How the fake CRM behaves towards one request; `echo` answers the address, which is not JSON. */
export type Behaviour =
  | keyof typeof refusals
  | 'ok'
  | 'hang'
  | 'close'
  | 'answer twice'
  | 'echo'
  | 'ok, but close'
  | 'bomb'
  | 'long';

/** One request that it has received. */
export interface CrmRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** A behaviour that depends on the request. */
type Decision = (request: CrmRequest) => Behaviour;

/** A CRM on loopback that keeps contacts as GoHighLevel does. */
export interface FakeCrm {
  readonly url: string;
  readonly requests: CrmRequest[];
  /** Contacts by address, with their tags. */
  readonly contacts: Map<
    string,
    { readonly id: string; readonly tags: Set<string>; fields: unknown }
  >;
  /** Sets its behaviour for the next requests, one each; the last one stays. */
  readonly behave: (...behaviours: readonly (Behaviour | Decision)[]) => void;
  /** Closes the connections on which it hangs, and every later one. */
  readonly hangUp: () => void;
  /** How many of its answers are still being sent. */
  readonly open: () => number;
}

/** Starts a CRM that closes with its test. */
export async function fakeCrm(): Promise<FakeCrm> {
  const requests: CrmRequest[] = [];
  const contacts: FakeCrm['contacts'] = new Map();
  let script: readonly (Behaviour | Decision)[] = ['ok'];
  let open = 0;

  /** Executes a request and returns the answer of a working CRM. */
  function carryOut({ path, body }: CrmRequest): unknown {
    if (path === '/contacts/upsert') {
      const email = String(body['email']);
      const known = contacts.get(email);
      const contact = known ?? {
        id: `contact-${contacts.size + 1}`,
        tags: new Set<string>(),
        fields: {},
      };
      contact.fields = { ...Object(contact.fields), ...body };
      contacts.set(email, contact);
      return { new: known === undefined, contact: { id: contact.id, email } };
    }
    const id = /^\/contacts\/([^/]+)\/tags$/.exec(path)?.[1];
    const tags = Array.isArray(body['tags']) ? body['tags'].map(String) : [];
    const contact = [...contacts.values()].find((one) => one.id === id);
    for (const tag of tags) contact?.tags.add(tag);
    return { tags, tagsAdded: tags };
  }

  const server = createServer(async (incoming, outgoing) => {
    open += 1;
    outgoing.once('close', () => (open -= 1));
    const text = Buffer.concat(await incoming.toArray()).toString();
    const { url: path = '', headers } = incoming;
    const request = { path, headers, text, body: JSON.parse(text) };
    requests.push(request);
    const [scripted = 'ok', ...rest] = script;
    if (rest.length > 0) script = rest;
    const behaviour = typeof scripted === 'function' ? scripted(request) : scripted;
    answer(behaviour, request, () => carryOut(request), incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    contacts,
    hangUp() {
      script = ['close'];
      server.closeAllConnections();
    },
    behave: (...behaviours) => {
      script = behaviours;
    },
    open: () => open,
  };
}

/** A few hundred kilobytes that decompress to 256 MB. */
const bombBody = Buffer.concat(
  Array.from({ length: 256 }, () => gzipSync(Buffer.alloc(1024 * 1024, ' '))),
);

function answer(
  behaviour: Behaviour,
  received: CrmRequest,
  carryOut: () => unknown,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const say = (status: number, value: unknown, headers: Record<string, string> = {}) => {
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
    outgoing.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
  switch (behaviour) {
    case 'ok':
      return say(200, carryOut());
    case 'long':
      return say(200, Object.assign(Object(carryOut()), { history: 'x'.repeat(100_000) }));
    case 'echo':
      return say(200, String(received.body['email']));
    case 'hang':
      return undefined;
    case 'close':
      incoming.socket.destroy();
      return undefined;
    case 'ok, but close':
      carryOut();
      incoming.socket.destroy();
      return undefined;
    case 'answer twice': {
      const body = JSON.stringify(carryOut());
      const once = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      incoming.socket.end(once + once);
      return undefined;
    }
    case 'bomb':
      outgoing.writeHead(500, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      outgoing.end(bombBody);
      return undefined;
    default: {
      const { status, body, headers } = { body: {}, headers: {}, ...refusals[behaviour] };
      return say(status, body, headers);
    }
  }
}
