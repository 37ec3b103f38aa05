import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { kill } from './sign-ups.ts';

const functionsFolder = fileURLToPath(new URL('../../', import.meta.url));
// The binary, because the command `deno` is a script that leaves it running when killed.
const denoPath = fileURLToPath(new URL('../../node_modules/deno/deno', import.meta.url));

/** An edge function in a Deno process. */
export interface EdgeProcess {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the bundled edge function of this name, and resolves when it listens. */
export async function startEdge(
  name: 'book-demo-ghl' | 'deliver-leads',
  variables: Readonly<Record<string, string>>,
): Promise<EdgeProcess> {
  const child = spawn(
    denoPath,
    [
      'run',
      '--no-prompt',
      '--cached-only',
      '--node-modules-dir=manual',
      '--allow-net=127.0.0.1',
      '--allow-env',
      '--config=supabase/functions/deno.json',
      `supabase/functions/${name}/index.js`,
    ],
    {
      cwd: functionsFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...variables },
    },
  );
  const url = await listening(child);
  return { url, stop: () => kill(child) };
}

/** Resolves with the address that Deno prints. */
async function listening(child: ChildProcess): Promise<string> {
  let output = '';
  const ended = once(child, 'exit').then(() => {
    throw new Error(`Deno ended: ${output}`);
  });
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
    }
  });
  return Promise.race([found, ended]);
}
