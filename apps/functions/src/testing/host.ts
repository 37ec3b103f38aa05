import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { onTestFinished } from 'vitest';
import { post, samBody } from './running.ts';

type Variables = Readonly<Record<string, string>>;

/** Runs a command of `src/cli` or, with `node:child_process`, any program. */
function start(file: string, flags: readonly string[], variables: Variables): ChildProcess {
  const script = fileURLToPath(new URL(`../cli/${file}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...variables },
  });
  onTestFinished(() => kill(child));
  return child;
}

/** Starts `serve` without a rate limit; killed after its test. */
export async function startHost(flags: readonly string[], variables: Variables = {}) {
  const child = start('serve.ts', ['--port', '0', '--rate-limit', '0', ...flags], variables);
  if (!child.stdout || !child.stderr) throw new Error('The host has no output.');
  child.stderr.resume();
  const [line] = await once(createInterface(child.stdout), 'line');
  const port = /^Ready: http:\/\/localhost:(\d+)$/.exec(String(line))?.[1];
  return { process: child, url: `http://127.0.0.1:${port}` };
}

/** Runs a command to its end. */
export async function runCommand(
  file: string,
  flags: readonly string[],
  variables: Variables = {},
) {
  const child = start(file, flags, variables);
  if (!child.stdout || !child.stderr) throw new Error('The command has no output.');
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout, stderr };
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

/** Strikes while 50 visitors sign up, as soon as 50 are acknowledged; resolves with the acknowledged addresses. */
export async function strikeAmid(url: string, name: string, strike: () => Promise<void> | void) {
  const acknowledged: string[] = [];
  const many = Promise.withResolvers<void>();
  let next = 0;
  async function visitor(): Promise<void> {
    for (;;) {
      const email = `${name}-${(next += 1)}@example.com`;
      if ((await signUp(url, email)) !== 200) return;
      acknowledged.push(email);
      if (acknowledged.length === 50) many.resolve();
    }
  }
  const visitors = Promise.all(Array.from({ length: 50 }, visitor));
  await Promise.race([many.promise, visitors]);
  await strike();
  await visitors;
  return acknowledged;
}
