import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const command = join(import.meta.dirname, '../../functions/src/cli/serve.ts');

/**
 * Serves a built site on a free port, in a child process.
 *
 * @param site - The folder of the site, from that of the package.
 * @returns Its origin, such as `http://localhost:4173`, and a function that stops it.
 * @throws Error if the process ends before it is ready.
 */
export async function serve(site: string) {
  const data = mkdtempSync(join(tmpdir(), 'cornerbell-leads-'));
  const flags = ['--port', '0', '--site', join(import.meta.dirname, '..', site), '--data', data];
  const host = spawn(process.execPath, [command, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(host, 'exit');
  const stop = async () => {
    host.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  for await (const line of createInterface(host.stdout)) {
    const [, origin] = /^Ready: (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error(`The host of ${site} ended before it was ready. Its output is above.`);
}
