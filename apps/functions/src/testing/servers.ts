import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { Hono, type Context } from 'hono';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { listen } from '../host/listen.ts';
import { post, samBody } from './running.ts';

type Variables = Readonly<Record<string, string>>;

const scriptOf = (file: string) => join(import.meta.dirname, '../cli', file);
const environment = (variables: Variables) => ({ ...process.env, DATABASE_URL: '', ...variables });

/** Starts `serve` without a rate limit; killed after its test. */
export async function startHost(flags: readonly string[], variables: Variables = {}) {
  const child = spawn(
    process.execPath,
    [scriptOf('serve.ts'), '--port', '0', '--rate-limit', '0', ...flags],
    { stdio: ['ignore', 'pipe', 'ignore'], env: environment(variables) },
  );
  onTestFinished(() => kill(child));
  const [line] = await once(createInterface(child.stdout), 'line');
  const port = /^Ready: http:\/\/localhost:(\d+)$/.exec(String(line))?.[1];
  return { process: child, url: `http://127.0.0.1:${port}` };
}

/** Runs a command of `src/cli` to its end. */
export function runCommand(file: string, flags: readonly string[], variables: Variables = {}) {
  const options = { env: environment(variables) };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [scriptOf(file), ...flags], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** What `leads` prints. */
export async function runLeads(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand('leads.ts', args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Kills a process, and resolves when it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The status of a sign-up's answer; undefined without an answer. */
export async function signUp(url: string, email: string, fields: object = {}) {
  try {
    const signal = AbortSignal.timeout(60_000);
    const body = { ...samBody, ...fields, email };
    const response = await fetch(url + leadFunctionPath, { ...post(body), signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Reads a request with a JSON body. */
async function readRequest({ req }: Context) {
  const sent = await req.text();
  const body = JSON.parse(sent) as Record<string, unknown>;
  const { method, path } = req;
  return { method, path, query: req.query(), headers: req.header(), text: sent, body };
}

type FakeRequest = Awaited<ReturnType<typeof readRequest>>;

/** An HTTP server on loopback that reads JSON and accepts everything; closed after its test. */
export async function fakeServer(
  answer: (request: FakeRequest) => Response = () => Response.json({}),
) {
  const requests: FakeRequest[] = [];
  const app = new Hono().all('*', async (c) => {
    const request = await readRequest(c);
    requests.push(request);
    return answer(request);
  });
  const { port, close } = await listen(app);
  onTestFinished(() => close(0));
  const url = `http://127.0.0.1:${port}`;
  return { url, variables: webhookVariables(url), requests, close: () => close(0) };
}

/** The variables of a webhook. */
export const webhookVariables = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
});

/** An SMTP server that accepts everything, unless options say otherwise; closed after its test. */
export async function fakeSmtp(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _, done) => {
      // As a mailbox shows it: lines are joined and characters decoded.
      const decoded = (await text(stream))
        .replaceAll('=\r\n', '')
        .replace(/=([\dA-F]{2})/g, (__, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      mails.push(decoded);
      done();
    },
    ...options,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const url = `smtp://127.0.0.1:${Object(server.server.address()).port}`;
  return { url, mails, connections: () => server.connections.size };
}
