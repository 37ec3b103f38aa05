import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { close, listen, portOf } from '../host/listen.ts';

/** A request that a fake server has received. */
export interface FakeRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** An HTTP server on loopback that reads JSON and accepts everything; closed after its test. */
export async function fakeServer(
  answer: (request: FakeRequest) => Response = () => Response.json({}),
) {
  const requests: FakeRequest[] = [];
  const app = new Hono().all('*', async (c) => {
    const { path } = c.req;
    const sent = await c.req.text();
    const request = { path, headers: c.req.header(), text: sent, body: JSON.parse(sent) };
    requests.push(request);
    return answer(request);
  });
  const server = await listen(app, 0);
  const end = () => close(server, 0);
  onTestFinished(end);
  return { url: `http://127.0.0.1:${portOf(server)}`, requests, close: end };
}

/** The variables of a webhook. */
export const webhookVariables = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
});

/** An SMTP server on loopback, closed after its test; `code.value` is its answer to every recipient. */
export async function fakeSmtp() {
  const mails: string[] = [];
  const code = { value: 250 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(code.value === 250 ? null : Object.assign(new Error(), { responseCode: code.value })),
    onData: async (stream, _, done) => {
      // As a mailbox shows it: lines are joined and characters decoded.
      const decoded = (await text(stream))
        .replaceAll('=\r\n', '')
        .replace(/=([\dA-F]{2})/g, (__, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      mails.push(decoded);
      done();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, mails, code };
}
