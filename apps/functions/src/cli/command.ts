import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';

/** A command that ends with exit code 2 after wrong arguments, not with commander's 1. */
export function command(name: string): Command {
  return new Command(name).exitOverride(({ exitCode }) =>
    process.exit(exitCode === 1 ? 2 : exitCode),
  );
}

/** Ends the process with exit code 1: after one line for an expected error, or the stack for a bug of ours. */
export function fail(error: unknown): never {
  const isBug = error instanceof TypeError || error instanceof ReferenceError;
  // Not the error itself: a database error holds the data of its query.
  const { message = String(error), stack } = Object(error);
  process.stderr.write(`${isBug ? stack : message}\n`);
  process.exit(1);
}

const defaultDataDir = fileURLToPath(new URL('../../../../.data/leads', import.meta.url));

/** The data folder that `--data` names, by default `.data/leads` of the workspace. */
export function dataDirOf(flag: string | undefined): string {
  return flag === undefined ? defaultDataDir : resolve(flag);
}
