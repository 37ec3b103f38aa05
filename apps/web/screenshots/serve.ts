import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const host = join(import.meta.dirname, '../../functions/src/cli/serve.ts');

/** Serves the built site on a free port, keeping what is sent to it in `data`, until `stop` is called. */
export async function serve(
  site: string,
  data: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(
    process.execPath,
    [host, '--port', '0', '--site', site, '--data', data, '--rate-limit', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /^Ready: (\S+)/.exec(line)?.[1];
    if (url) return { url, stop };
  }
  throw new Error('The site could not be served: see above. Build it with pnpm build.');
}
