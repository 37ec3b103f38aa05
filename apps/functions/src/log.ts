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
 * fill it. The next line says how many were left out.
 */
export function createLog(write: (line: string) => void): Log {
  const kinds = new Map<LogKind, { readonly at: number; more: number }>();
  return (kind, detail) => {
    const last = kinds.get(kind);
    if (last !== undefined && performance.now() - last.at < minuteMs) {
      last.more += 1;
      return;
    }
    kinds.set(kind, { at: performance.now(), more: 0 });
    const before = last?.more ? ` (${last.more} more before)` : '';
    write(`${logMessages[kind]} ${describe(detail)}`.trim() + before);
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
