import type { StoredLead } from '../stored-leads.ts';

/**
 * Leads as a table for a terminal, in the order given.
 *
 * @example
 * formatTable([]);
 * // => 'TIME (UTC)  KIND  NAME  E-MAIL  GYM  PHONE  NOTES\n'
 */
export function formatTable(leads: readonly StoredLead[]): string {
  const rows = [
    ['TIME (UTC)', 'KIND', 'NAME', 'E-MAIL', 'GYM', 'PHONE', 'NOTES'],
    ...leads.map((lead) => [
      lead.createdAt.slice(0, 19).replace('T', ' '),
      lead.kind,
      lead.name,
      lead.email,
      textOf(lead.payload['gym'] ?? lead.payload['gymName']),
      textOf(lead.payload['phone']),
      [
        ...lead.reasons,
        ...(lead.unsubscribedAt === null ? [] : ['unsubscribed']),
        ...lead.deliveries.map(({ target, state }) => `${target} ${state}`),
      ].join(', '),
    ]),
  ].map((row) => row.map(visible));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

type Column = readonly [name: string, of: (lead: StoredLead) => unknown];

const touchFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
];

/** A preferred time as the visitor gave it: an instant in UTC, or a local time without a zone. */
function windowOf({ payload }: StoredLead, index: number): unknown {
  const [windows, local] = [payload['windows'], payload['localWindows']];
  const windowsGiven = Array.isArray(windows) && windows.length > 0 ? windows : local;
  return Array.isArray(windowsGiven) ? windowsGiven[index] : undefined;
}

function touchOf({ attribution }: StoredLead, when: 'first' | 'last', field: string): unknown {
  const touch = attribution[when];
  return typeof touch === 'object' && touch !== null ? Object(touch)[field] : undefined;
}

const columns: readonly Column[] = [
  ['created_at', (lead) => lead.createdAt],
  ['kind', (lead) => lead.kind],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['gym', ({ payload }) => payload['gym'] ?? payload['gymName']],
  ['phone', ({ payload }) => payload['phone']],
  ['gym_location', ({ payload }) => payload['gymLocation']],
  ['current_members', ({ payload }) => payload['currentMembers']],
  ['note', ({ payload }) => payload['note'] ?? payload['message']],
  ['demo_or_call', ({ payload }) => payload['kind']],
  ['first_choice', (lead) => windowOf(lead, 0)],
  ['second_choice', (lead) => windowOf(lead, 1)],
  ['third_choice', (lead) => windowOf(lead, 2)],
  ['time_zone', ({ payload }) => payload['timeZone']],
  ...touchFields.map((field): Column => [field, (lead) => touchOf(lead, 'first', field)]),
  ...touchFields.map((field): Column => [`last_${field}`, (lead) => touchOf(lead, 'last', field)]),
  ['confirmed_at', (lead) => lead.confirmedAt],
  ['unsubscribed_at', (lead) => lead.unsubscribedAt],
  ['suspicious', (lead) => lead.reasons.join(' ')],
  [
    'deliveries',
    (lead) => lead.deliveries.map(({ target, state }) => `${target}: ${state}`).join('; '),
  ],
];

/**
 * Leads as CSV (RFC 4180) with a header line and a column per field. A BOM makes Excel read it as
 * UTF-8. An apostrophe before `=`, `+`, `-` and `@` (also full width), at the start of a cell and after
 * anything that a spreadsheet may read as a separator, keeps the text from running as a formula.
 */
export function formatCsv(leads: readonly StoredLead[]): string {
  const rows = [
    columns.map(([name]) => name),
    ...leads.map((lead) => columns.map(([, of]) => textOf(of(lead)))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function csvCell(value: string): string {
  const safe = value
    .replace(/^(?=[\t\r])/, "'")
    .replace(/(^|[,;|\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Text without control characters and marks of writing direction, safe to print on a terminal. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
