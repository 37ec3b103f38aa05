import type { StoredLead } from '../stored-leads.ts';

/**
 * Leads as a table for a terminal, in the order given; a friendly line if there are none.
 *
 * @example
 * formatTable([]);
 * // => 'No leads yet.\n'
 */
export function formatTable(leads: readonly StoredLead[]): string {
  if (leads.length === 0) return 'No leads yet.\n';
  const rows = [
    ['TIME (UTC)', 'KIND', 'NAME', 'E-MAIL', 'NOTES'],
    ...leads.map(({ createdAt, kind, name, email, reasons, deliveries }) => [
      createdAt.slice(0, 19).replace('T', ' '),
      kind,
      name,
      email,
      [...reasons, ...deliveries.map(({ target, state }) => `${target} ${state}`)].join(', '),
    ]),
  ].map((row) => row.map(visible));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const COLUMNS = [
  'created_at',
  'kind',
  'name',
  'email',
  'suspicious',
  'came_by',
  'deliveries',
  'details',
];

/**
 * Leads as CSV (RFC 4180) with a header line. A cell that a spreadsheet would take for a formula,
 * because it starts with `=`, `+`, `-`, `@` or a tab, gets an apostrophe in front.
 *
 * @example
 * formatCsv([]);
 * // => 'created_at,kind,name,email,suspicious,came_by,deliveries,details\r\n'
 */
export function formatCsv(leads: readonly StoredLead[]): string {
  const rows = [
    COLUMNS,
    ...leads.map(({ createdAt, kind, name, email, reasons, attribution, deliveries, payload }) => [
      createdAt,
      kind,
      name,
      email,
      reasons.join(' '),
      jsonCell(attribution),
      deliveries.map(({ target, state }) => `${target}: ${state}`).join('; '),
      jsonCell(payload),
    ]),
  ];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function jsonCell(value: Readonly<Record<string, unknown>>): string {
  return Object.keys(value).length > 0 ? JSON.stringify(value) : '';
}

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Text without the characters that steer a terminal or turn the writing direction. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
