/** Everything that is logged, by its kind: a closed list, so that no request can add to it. */
const logMessages = {
  request: 'A request failed.',
  origin: 'A request from a page of this origin was refused, because it is not in ALLOWED_ORIGINS:',
  proxy:
    'Requests come through a proxy and count as one caller: start with --behind-proxy, or set CLIENT_IP_HEADER.',
  connection: 'A connection to the database broke.',
  unencrypted:
    'The connection to the database is not encrypted: write ?sslmode=verify-full at the end of DATABASE_URL.',
  commands: 'Commands cannot reach this host:',
  delivery: 'Leads could not be delivered.',
  maintenance: 'Expired data could not be removed, or the team could not be notified.',
  gohighlevel: 'A delivery to GoHighLevel failed:',
  webhook: 'A delivery to the webhook failed:',
  email: 'An email to the team failed:',
  chat: 'A message to the chat failed:',
  confirmation: 'An email to a subscriber failed:',
} as const;

type LogKind = keyof typeof logMessages;

/** Logs an event with an optional error or detail, never with personal data. */
export type Log = (kind: LogKind, detail?: unknown) => void;

/** The `Retry-After` of an answer while the database is unavailable, in seconds. */
export const unavailableSeconds = 30;

/**
 * A log of one line an event, and at most one a second of each kind, so that requests cannot fill
 * the disk while the database, which counts them, is down. Of an error only its message is written:
 * its other properties hold the data of a query.
 */
export function createLog(write: (line: string) => void): Log {
  const writtenAt = new Map<LogKind, number>();
  return (kind, detail = '') => {
    const now = performance.now();
    if (now - (writtenAt.get(kind) ?? -Infinity) < 1000) return;
    writtenAt.set(kind, now);
    const text = detail instanceof Error ? detail.message : String(detail);
    const plain = text.slice(0, 200).replace(/[\p{Cc}\p{Cf}]/gu, ' ');
    write(`${logMessages[kind]} ${plain}`.trim());
  };
}
