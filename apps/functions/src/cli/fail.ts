/** Ends the process with exit code 1, after an error's message or, for a bug of ours, its stack. */
export function fail(error: unknown): never {
  const isBug = error instanceof TypeError || error instanceof ReferenceError;
  // Not the error itself: a database error holds the data of its query.
  const { message = String(error), stack } = Object(error);
  process.stderr.write(`${isBug ? stack : message}\n`);
  process.exit(1);
}
