import { execFile } from 'node:child_process';
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
