import type { StoredLead } from '../leads.ts';

/** The texts of a lead by the names of columns, empty where it has none. */
export type Row = Readonly<Record<string, string>>;

/** A lead as a row of a spreadsheet. */
export function rowOf({ payload, attribution, deliveries, ...lead }: StoredLead): Row {
  // Preferred times: instants in UTC, or local times without a zone.
  const choices = [payload['windows'], payload['localWindows']].flat();
  // Of the events for one target the latest counts.
  const states = new Map(deliveries.map(({ target, state }) => [target, `${target} ${state}`]));
  const row = {
    created_at: lead.createdAt,
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    gym: payload['gym'] ?? payload['gymName'],
    phone: payload['phone'],
    gym_location: payload['gymLocation'],
    current_members: payload['currentMembers'],
    note: payload['note'] ?? payload['message'],
    demo_or_call: payload['kind'],
    first_choice: choices[0],
    second_choice: choices[1],
    third_choice: choices[2],
    time_zone: payload['timeZone'],
    ...touchOf('', attribution['first']),
    ...touchOf('last_', attribution['last']),
    subscribed_at: lead.subscribedAt,
    unsubscribed_at: lead.unsubscribedAt,
    suspicious: lead.reasons.join(' '),
    deliveries: [...states.values()].join('; '),
  };
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

function touchOf(prefix: string, touch: unknown) {
  const fields = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'referrer',
  ];
  return Object.fromEntries(fields.map((field) => [prefix + field, Object(touch)[field]]));
}

/**
 * Rows as CSV (RFC 4180) with a header line. A BOM makes Excel read it as UTF-8. An apostrophe before `=`,
 * `+`, `-` and `@` (also full width), at the start of a cell and after anything that a spreadsheet may read
 * as a separator, keeps the text from running as a formula.
 */
export function formatCsv(rows: readonly Row[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: string): string {
  const safe = value
    .replace(/^(?=[\t\r])/, "'")
    .replace(/(^|[,;|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
