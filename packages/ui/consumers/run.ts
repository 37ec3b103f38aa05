import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Why a command failed: the end of its output, or its error. */
const failure = (error: unknown): string => {
  const {
    stdout = '',
    stderr = '',
    killed = false,
    message = '',
  } = error as Partial<Record<'stdout' | 'stderr' | 'message', string> & { killed: boolean }>;
  const output = `${stdout}${stderr}`.trim().split('\n').slice(-30).join('\n');
  return `${killed ? 'It took too long and was stopped.\n' : ''}${output || message}`;
};

/**
 * Runs a command to its end and returns what it wrote.
 *
 * @throws With `advice` and the last lines of its output when it fails or takes longer than `timeout` milliseconds.
 */
export async function run(
  [command, ...args]: readonly [string, ...string[]],
  options: {
    readonly cwd: string;
    readonly timeout: number;
    readonly advice: string;
    readonly env?: NodeJS.ProcessEnv;
  },
): Promise<string> {
  const { advice, ...rest } = options;
  try {
    const { stdout } = await execute(command, args, { ...rest, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    throw new Error(`${advice}\n"${[command, ...args].join(' ')}" failed:\n${failure(error)}`, {
      cause: error,
    });
  }
}

/** Copies one of the apps beside this file to a folder and installs its packages there. */
export async function installApp(source: string, cwd: string): Promise<void> {
  await cp(join(import.meta.dirname, source), cwd, { recursive: true });
  await run(['pnpm', 'install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], {
    cwd,
    timeout: 180_000,
    advice:
      `The packages of ${source} could not be installed from the npm registry: ` +
      'check the network connection and run this again.',
  });
}
