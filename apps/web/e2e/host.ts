import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, '../../functions/src/cli');
const run = promisify(execFile);

/** A function host of a test's own, which the test may kill. */
export interface Host {
  /** Starts it, again after a kill, and resolves with its address once it answers. */
  start(): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** What it has stored; it must not run. */
  leads(): Promise<readonly { readonly email: string }[]>;
  /** Ends it and removes what it has stored. */
  dispose(): Promise<void>;
}

/** Makes a host that serves a built site; it is not started yet. */
export async function makeHost(site: string): Promise<Host> {
  const data = await mkdtemp(join(tmpdir(), 'cornerbell-host-'));
  let child: ChildProcess | undefined;
  let port = '0';

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    async start() {
      const args = [join(cli, 'serve.ts'), '--port', port, '--site', site, '--data', data];
      const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      const address = await new Promise<string>((resolve, reject) => {
        let text = '';
        started.stdout.on('data', (part: Buffer) => {
          text += part.toString();
          const [ready] = /http:\/\/localhost:\d+/.exec(text) ?? [];
          if (ready) resolve(ready);
        });
        started.once('exit', () =>
          reject(new Error(`The host ended before it was ready: ${text}`)),
        );
      });
      port = new URL(address).port;
      return address;
    },
    kill,
    async leads() {
      const { stdout } = await run(process.execPath, [
        join(cli, 'leads.ts'),
        '--json',
        '--data',
        data,
      ]);
      return JSON.parse(stdout) as { email: string }[];
    },
    async dispose() {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
