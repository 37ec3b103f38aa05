import { StartError } from '../host/start-error.ts';

/** Ends the process with code 1: one line for an expected error, the stack for a bug of ours. */
export function fail(error: unknown): never {
  const isExpected = error instanceof StartError || (error instanceof Error && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : describeError(error)}\n`);
  process.exit(1);
}

/** Ends the process with code 2 and a line about wrong arguments. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** Ends the process with code 3: no lead has this email address. */
export function refuseUnknown(email: string): never {
  process.stderr.write(`No lead has the address ${email}.\n`);
  process.exit(3);
}

/** An error as text for a log, without its other properties: a database error holds the data of its query. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
