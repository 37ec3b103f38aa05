import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** How a command is run. */
export interface RunOptions {
  /** The folder it runs in. */
  readonly cwd: string;
  /** Variables to add to the environment; `undefined` removes one. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Limits turbo to one task for each core, because tests that compete for a core time out. */
export const oneEach = `--concurrency=${availableParallelism()}`;

/**
 * Runs a command.
 *
 * @returns Its standard output. If it fails, the promise is rejected with the last lines of its output.
 */
export function run(command: readonly [string, ...string[]], options: RunOptions): Promise<string> {
  const [name, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else {
        const end = all.trim().split('\n').slice(-60).join('\n');
        reject(new Error(`"${command.join(' ')}" ended with ${code} in ${options.cwd}:\n${end}`));
      }
    });
  });
}
