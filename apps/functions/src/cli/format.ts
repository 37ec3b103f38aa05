import type { LeadStats, StoredLead } from '../leads.ts';

/** Leads as a table for a terminal, in the order given. */
export function formatTable(leads: readonly StoredLead[]): string {
  return align([
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
        ...latestStates(lead),
      ].join(', '),
    ]),
  ]);
}

/** Counts as text for a terminal; sections without numbers are left out. */
export function formatStats(stats: LeadStats): string {
  return Object.entries(stats)
    .map(([title, numbers]) => ({ title, rows: Object.entries(numbers) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) =>
      align([[title, ''], ...rows.map(([name, number]) => [name, String(number)])]),
    )
    .join('\n');
}

/** Cells in columns, without control characters and marks of writing direction, which a terminal would obey. */
function align(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/[\p{Cc}\p{Cf}]/gu, '')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

type Column = readonly [name: string, of: (lead: StoredLead) => unknown];

const touches = (prefix: string, touch: 'first' | 'last') =>
  ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer'].map(
    (field): Column => [prefix + field, ({ attribution }) => Object(attribution[touch])[field]],
  );

/** A preferred time: an instant in UTC, or a local time without a zone. */
const choice = (index: number) => (lead: StoredLead) =>
  [lead.payload['windows'], lead.payload['localWindows']].flat()[index];

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
  ['first_choice', choice(0)],
  ['second_choice', choice(1)],
  ['third_choice', choice(2)],
  ['time_zone', ({ payload }) => payload['timeZone']],
  ...touches('', 'first'),
  ...touches('last_', 'last'),
  ['subscribed_at', (lead) => lead.subscribedAt],
  ['unsubscribed_at', (lead) => lead.unsubscribedAt],
  ['suspicious', (lead) => lead.reasons.join(' ')],
  ['deliveries', (lead) => latestStates(lead).join('; ')],
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

function csvCell(value: string): string {
  const safe = value
    .replace(/^(?=[\t\r])/, "'")
    .replace(/(^|[,;|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The state of the latest event for each target. */
function latestStates({ deliveries }: StoredLead): string[] {
  const states = new Map(deliveries.map(({ target, state }) => [target, state]));
  return [...states].map(([target, state]) => `${target} ${state}`);
}
