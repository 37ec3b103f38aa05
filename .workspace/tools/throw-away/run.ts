import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/** How a command is run. */
export interface RunOptions {
  /** The folder it runs in. */
  readonly cwd: string;
  /** What it gets besides, or without, what the environment has. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Has turbo run no more tasks at a time than there are cores: tests that wait for each other's cores run out of time. */
export const oneEach = `--concurrency=${availableParallelism()}`;

/**
 * Runs a command to its end.
 *
 * @returns What it wrote to its standard output. Rejects, with the last lines of all that it wrote, where it fails.
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
