import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { StartError } from '../host/start-error.ts';

/** A command that throws its errors instead of ending the process. */
export function command(name: string): Command {
  return new Command(name).exitOverride().configureOutput({ writeErr: () => {} });
}

/**
 * Ends the process after an error: one line for an expected one, the stack for a bug of ours. The exit
 * code is 2 for wrong arguments, 3 for an address that no lead has, otherwise 1; 0 after `--help`.
 */
export function fail(error: unknown): never {
  if (error instanceof CommanderError && error.exitCode === 0) process.exit(0);
  // Commander's own errors have the code 1.
  const code = error instanceof CommanderError ? Math.max(2, error.exitCode) : 1;
  const isExpected =
    code > 1 || error instanceof StartError || (error instanceof Error && 'code' in error);
  // Not the error itself: a database error holds the data of its query.
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExpected ? Object(error).message : stack}\n`);
  process.exit(code);
}

const defaultDataDir = fileURLToPath(new URL('../../../../.data/leads', import.meta.url));

/** The data folder that `--data` names, by default `.data/leads` of the workspace. */
export function dataDirOf(flag: string | undefined): string {
  return flag === undefined ? defaultDataDir : resolve(flag);
}
