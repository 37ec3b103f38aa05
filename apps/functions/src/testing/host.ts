import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { onTestFinished } from 'vitest';
import { post, samBody } from './running.ts';

type Variables = Readonly<Record<string, string>>;

const scriptOf = (file: string) => fileURLToPath(new URL(`../cli/${file}`, import.meta.url));
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
