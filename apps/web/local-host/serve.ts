import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** The folder of the local host's commands. */
export const hostCommands = join(import.meta.dirname, '../../functions/src/cli');

/** What a local host serves, and how. */
export interface ServeOptions {
  /** The folder of a built site. */
  readonly site: string;
  /** The folder in which it stores leads. */
  readonly data: string;
  /**
   * The port.
   * @default a free one
   */
  readonly port?: number;
  /**
   * Whether there is no rate limit, for tests.
   * @default false
   */
  readonly isUnlimited?: boolean;
}

/** A local host, which serves a site and stores the leads that it receives. */
export interface LocalHost {
  /** Its address, such as `http://localhost:4173`, once it answers. Rejects if the process ends before that. */
  readonly ready: Promise<string>;
  /** Stops the process and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Serves a built site in a child process. */
export function serve({ site, data, port = 0, isUnlimited = false }: ServeOptions): LocalHost {
  const flags = ['--port', String(port), '--site', site, '--data', data];
  if (isUnlimited) flags.push('--rate-limit', '0');
  const host = spawn(process.execPath, [join(hostCommands, 'serve.ts'), ...flags], {
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
    async stop(signal) {
      host.kill(signal);
      await ended;
    },
  };
}
