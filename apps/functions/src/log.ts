/** Everything that is logged, by its kind: a closed list, so that no request can add to it. */
export const logMessages = {
  request: 'A request failed.',
  origin: 'A request from a page of this origin was refused, because it is not in ALLOWED_ORIGINS:',
  proxy:
    'Requests come through a proxy and count as one caller: start with --behind-proxy, or set CLIENT_IP_HEADER or TRUSTED_PROXIES.',
  challenge: 'The challenge could not be checked.',
  connection: 'A connection to the database broke.',
  commands: 'Commands cannot reach this host:',
  delivery: 'Leads could not be delivered.',
  maintenance: 'Expired data could not be removed, or the team not be told.',
  gohighlevel: 'A delivery to GoHighLevel failed:',
  webhook: 'A delivery to the webhook failed:',
  email: 'An email to the team failed:',
  chat: 'A message to the chat failed:',
  confirmation: 'An email to a subscriber failed:',
} as const;

/** One of `logMessages`. */
export type LogKind = keyof typeof logMessages;

/** Logs an event with an optional error or detail, never with personal data. */
export type Log = (kind: LogKind, detail?: unknown) => void;

const minuteMs = 60_000;
const maxDetailLength = 200;
const maxStackLength = 2000;

/**
 * A log that writes each kind of event at most once a minute, so that neither requests nor a full disk can
 * fill it. The first is written at once, the number of others after the minute.
 *
 * @example
 * const log = createLog(console.error);
 * log('webhook', 'HTTP 500');
 * log('webhook', 'HTTP 503');
 * // => 'A delivery to the webhook failed: HTTP 500', and after a minute:
 * //    'A delivery to the webhook failed: HTTP 503 (1 more in a minute)'
 */
export function createLog(write: (line: string) => void): Log {
  const kinds = new Map<LogKind, { more: number; last: string }>();
  return (kind, detail) => {
    const line = `${logMessages[kind]} ${describe(detail)}`.trim();
    const known = kinds.get(kind);
    if (known !== undefined) {
      known.more += 1;
      known.last = line;
      return;
    }
    const counted = { more: 0, last: line };
    kinds.set(kind, counted);
    write(line);
    const timer: unknown = setTimeout(() => {
      kinds.delete(kind);
      if (counted.more > 0) write(`${counted.last} (${counted.more} more in a minute)`);
    }, minuteMs);
    // Node's timers keep the process alive; Deno's are numbers and do not.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer) Object(timer).unref();
  };
}

/** A bounded text. Of an error only its stack: a database error's other properties hold the data of its query. */
function describe(detail: unknown): string {
  if (detail instanceof Error)
    return String(detail.stack ?? detail.message).slice(0, maxStackLength);
  return String(detail ?? '')
    .slice(0, maxDetailLength)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
