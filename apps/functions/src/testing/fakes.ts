import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A request that a fake server has received. */
export interface FakeRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** An answer: a JSON value, or a text sent unchanged. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** An HTTP server on loopback that reads JSON; closed after its test. */
export async function fakeServer(answer: (request: FakeRequest) => FakeAnswer) {
  const requests: FakeRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const raw = await text(incoming);
    const { url: path = '', headers } = incoming;
    const request = { path, headers, text: raw, body: JSON.parse(raw) };
    requests.push(request);
    const { status = 200, body, headers: own } = answer(request);
    outgoing.writeHead(status, { 'content-type': 'application/json', ...own });
    outgoing.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, requests, close };
}

/** The variables of a webhook. */
export const webhookVariables = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
});

/** An SMTP server on loopback, closed after its test; `code.value` is its answer to every recipient. */
export async function fakeSmtp() {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const code = { value: 250 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(
        code.value === 250 ? null : Object.assign(new Error('No.'), { responseCode: code.value }),
      ),
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const raw = await text(stream);
        // As a mailbox shows it: lines are joined and characters decoded.
        const decoded = raw
          .replaceAll('=\r\n', '')
          .replace(/=([\dA-F]{2})/g, (__, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded });
      };
      keep().then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, mails, code };
}
