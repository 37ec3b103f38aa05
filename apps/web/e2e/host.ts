import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hostCommands, serve, type LocalHost } from '../local-host/serve.ts';

const run = promisify(execFile);

/** A function host that a test may kill. */
export interface Host {
  /** Starts it, again after a kill, and resolves with its address once its database is open. */
  start(): Promise<string>;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** What it has stored; it must not be running. */
  leads(): Promise<readonly { readonly email: string }[]>;
  /** Ends it and removes what it has stored. */
  dispose(): Promise<void>;
}

/** Makes a host that serves a built site, not yet started. */
export async function makeHost(site: string): Promise<Host> {
  const data = await mkdtemp(join(tmpdir(), 'cornerbell-host-'));
  let running: LocalHost | undefined;
  let port = 0;
  const kill = async () => running?.stop('SIGKILL');

  return {
    async start() {
      running = serve({ site, data, port });
      const address = await running.ready;
      port = Number(new URL(address).port);
      // Creating the database takes seconds, in which a request waits.
      while (!(await fetch(`${address}/readyz`)).ok) await setTimeout(100);
      return address;
    },
    kill,
    async leads() {
      const { stdout } = await run(process.execPath, [
        join(hostCommands, 'leads.ts'),
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
