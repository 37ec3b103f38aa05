import type { Guide } from '@cornerbell/content';
import { spreadsheetRows } from '@cornerbell/content/library';

const quote = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * A guide's spreadsheet as CSV (RFC 4180) with a byte order mark, by which Excel recognises UTF-8; `undefined` for a guide without a
 * `spreadsheet`.
 *
 * @throws Error if the guide has no lines for its spreadsheet, which the content check also finds.
 * @example
 * makeCsv(guide) // => 'Day,Start,End,Class,Coach,Cover,Cap\r\nMonday,,,,,,\r\n…'
 */
export function makeCsv({ slug, content, spreadsheet }: Guide): string | undefined {
  if (spreadsheet === undefined) return undefined;
  const rows = spreadsheetRows(content, spreadsheet);
  if (rows === undefined) {
    throw new Error(
      `The guide "${slug}" has no lines for its spreadsheet. Expected lines such as "- Start: ____ Class: ____" under two headings or more; write them, or leave out spreadsheet.`,
    );
  }
  return `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}
