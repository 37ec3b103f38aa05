import type { StoredLead } from '../leadStore.ts';

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
    ['TIME (UTC)', 'KIND', 'NAME', 'E-MAIL'],
    ...leads.map(({ createdAt, kind, name, email }) => [
      createdAt.slice(0, 19).replace('T', ' '),
      kind,
      name,
      email,
    ]),
  ].map((row) => row.map(visible));
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}

/**
 * Leads as CSV (RFC 4180) with a header line. A cell that a spreadsheet would take for a formula,
 * because it starts with `=`, `+`, `-`, `@` or a tab, gets an apostrophe in front.
 *
 * @example
 * formatCsv([]);
 * // => 'created_at,kind,name,email,details\r\n'
 */
export function formatCsv(leads: readonly StoredLead[]): string {
  const rows = [
    ['created_at', 'kind', 'name', 'email', 'details'],
    ...leads.map(({ createdAt, kind, name, email, payload }) => [
      createdAt,
      kind,
      name,
      email,
      Object.keys(payload).length > 0 ? JSON.stringify(payload) : '',
    ]),
  ];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// Characters that steer a terminal or turn the writing direction.
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
