import { StartError } from '../host/start-error.ts';

/** Wrong arguments: one line that says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** No lead has this email address. */
export class UnknownLeadError extends Error {
  override readonly name = 'UnknownLeadError';

  constructor(email: string) {
    super(`No lead has the address ${email}.`);
  }
}

/**
 * Ends the process after an error: one line for an expected one, the stack for a bug of ours. The exit
 * code is 2 for wrong arguments, 3 for an address that no lead has, otherwise 1.
 */
export function fail(error: unknown): never {
  const code = error instanceof UsageError ? 2 : error instanceof UnknownLeadError ? 3 : 1;
  const isExpected =
    error instanceof UsageError ||
    error instanceof UnknownLeadError ||
    error instanceof StartError ||
    (error instanceof Error && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : describeError(error)}\n`);
  process.exit(code);
}

/** An error as text for a log, without its other properties: a database error holds the data of its query. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
