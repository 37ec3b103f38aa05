/** Logs an error as a sentence with an optional cause, never with personal data. */
export type Log = (message: string, cause?: unknown) => void;

const minuteMs = 60_000;

/**
 * A log that writes each kind of message at most once a minute, so that a full disk does not fill with
 * its own errors. The first message is written at once, the number of others after the minute. Messages
 * that differ only in numbers and ids are of one kind.
 *
 * @example
 * const limitedLog = rateLimitedLog(log);
 * limitedLog('Attempt 1 failed.');
 * limitedLog('Attempt 2 failed.');
 * // => 'Attempt 1 failed.', and after a minute: 'Attempt 2 failed. (1 more in a minute)'
 */
export function rateLimitedLog(log: Log): Log {
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
    }, minuteMs);
    // Node's timers keep the process alive; Deno's are numbers and do not.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer) Object(timer).unref();
  };
}
