import type { Guide } from '@cornerbell/content';
import { readSheet, type SheetGrid } from './sheet.ts';

const quote = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;

/** The words at the heads of a grid's blanks: what grids that belong together share. */
const headOf = ({ columns }: SheetGrid): string =>
  columns
    .filter(({ blank }) => blank > 0)
    .map(({ label }) => label)
    .join(',');

const isEmpty = (row: readonly string[]): boolean => row.includes('');

/**
 * The grids that a guide repeats under its headings, as one table: a line for each row that is to be filled in, with the heading
 * before it. `undefined` for a guide that names no `spreadsheet`.
 *
 * @throws When the guide names a spreadsheet but repeats no grid.
 * @example
 * makeCsv(guide) // => 'Day,Start,End,Class,Coach,Cover,Cap\r\nMonday,,,,,,\r\n…'
 */
export function makeCsv({ slug, content, spreadsheet }: Guide): string | undefined {
  if (spreadsheet === undefined) return undefined;
  let heading = '';
  const grids: { heading: string; grid: SheetGrid }[] = [];
  for (const block of readSheet(content)) {
    if (block.kind === 'heading') {
      heading = block.inlines.map(({ text }) => text).join('');
    } else if (block.kind === 'grid' && block.rows.some(isEmpty)) {
      grids.push({ heading: heading.replace(/:.*/, ''), grid: block });
    }
  }
  const byHead = new Map<string, typeof grids>();
  for (const each of grids) {
    const head = headOf(each.grid);
    byHead.set(head, [...(byHead.get(head) ?? []), each]);
  }
  const [most = []] = [...byHead.values()].toSorted((one, other) => other.length - one.length);
  const [first] = most;
  if (first === undefined || most.length < 2) {
    throw new Error(
      `The guide "${slug}" has no spreadsheet. Expected lines such as "- Start: ____ Class: ____" under two headings or more. Received ${most.length}; write them, or leave out spreadsheet.`,
    );
  }
  const labels = first.grid.columns.map(({ label }) => label).slice(spreadsheet.length - 1);
  return toCsv([
    [...spreadsheet, ...labels],
    ...most.flatMap(({ heading: name, grid }) =>
      grid.rows.filter(isEmpty).map((row) => [name, ...row]),
    ),
  ]);
}
