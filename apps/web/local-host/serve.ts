import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const command = join(import.meta.dirname, '../../functions/src/cli/serve.ts');

/** What a local host serves. */
export interface ServeOptions {
  /** The folder of a built site. */
  readonly site: string;
  /** The folder in which it stores leads. */
  readonly data: string;
}

/** A local host, which serves a site and stores the leads that it receives. */
export interface LocalHost {
  /** Its address, such as `http://localhost:4173`, once it answers. Rejects if the process ends before that. */
  readonly ready: Promise<string>;
  /** Stops the process and waits for its end. */
  stop(): Promise<void>;
}

/** Serves a built site on a free port, in a child process. */
export function serve({ site, data }: ServeOptions): LocalHost {
  const flags = ['--port', '0', '--site', site, '--data', data];
  const host = spawn(process.execPath, [command, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(host, 'exit');

  async function readAddress(): Promise<string> {
    for await (const line of createInterface(host.stdout)) {
      const [, address] = /^Ready: (\S+)/.exec(line) ?? [];
      if (address !== undefined) return address;
    }
    throw new Error(`The host of ${site} ended before it was ready. Its output is above.`);
  }

  return {
    ready: readAddress(),
    async stop() {
      host.kill();
      await ended;
    },
  };
}
