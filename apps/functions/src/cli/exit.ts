import { StartError } from '../host/start-error.ts';

/** Ends the process with code 1: a line if the fault is around us, the whole story if it is ours. */
export function fail(error: unknown): never {
  const isExpected = error instanceof StartError || (error instanceof Error && 'code' in error);
  process.stderr.write(`${isExpected ? error.message : story(error)}\n`);
  process.exit(1);
}

/** Ends the process with code 2 and a line: what was typed cannot be meant. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** Ends the process with code 3 and a line: there is nobody whom that is about. */
export function nobody(email: string): never {
  process.stderr.write(`Nobody of this address: ${email}.\n`);
  process.exit(3);
}

/** An error for a log. Its other properties stay out: a database's error holds what it was given. */
export function story(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
