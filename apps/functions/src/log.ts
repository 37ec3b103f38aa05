/** Where faults go: a sentence, and its cause if there is one. Never what a visitor typed. */
export type Log = (message: string, cause?: unknown) => void;

const EVERY_MS = 60_000;

/**
 * A log that writes one line a minute for each kind of fault, so that a full disk does not fill with
 * lines about itself. The first is written at once; how many came after it, when the minute is over.
 * Messages that differ in numbers and ids alone are of one kind.
 *
 * @example
 * const calm = calmLog(log);
 * calm('Attempt 1 failed.');
 * calm('Attempt 2 failed.');
 * // => 'Attempt 1 failed.', and after a minute: 'Attempt 2 failed. (1 more in a minute)'
 */
export function calmLog(log: Log, everyMs: number = EVERY_MS): Log {
  const kinds = new Map<string, { more: number; last: string }>();
  return (message, cause) => {
    const kind = message.replace(/[\da-f]+(?:-[\da-f]+){4}|\d+/g, '#');
    const known = kinds.get(kind);
    if (known !== undefined) {
      known.more += 1;
      known.last = message;
      return;
    }
    const counted = { more: 0, last: message };
    kinds.set(kind, counted);
    log(message, cause);
    const timer: unknown = setTimeout(() => {
      kinds.delete(kind);
      if (counted.more > 0) log(`${counted.last} (${counted.more} more in a minute)`);
    }, everyMs);
    // Node waits for a timer before it ends; Deno's is a number, and it does not.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer) Object(timer).unref();
  };
}
