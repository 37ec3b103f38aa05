import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table: a value under each heading. */
export type Row = Readonly<Record<string, string | number>>;

/** Rows of text as a table; numbers stand right. */
function table(rows: readonly Row[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const width = (heading: string) =>
    Math.max(heading.length, ...rows.map((row) => String(row[heading]).length));
  const line = (cells: Row) =>
    headings
      .map((heading) => {
        const cell = cells[heading] ?? '';
        const isNumber = typeof rows[0]?.[heading] === 'number';
        return isNumber
          ? String(cell).padStart(width(heading))
          : String(cell).padEnd(width(heading));
      })
      .join('  ')
      .trimEnd();
  const titles = Object.fromEntries(headings.map((heading) => [heading, heading]));
  return [titles, ...rows].map(line).join('\n');
}

/**
 * Prints a table and keeps its rows as JSON in `.results/bench`.
 *
 * @param name Names the file, such as `load`.
 * @param title What was measured, with its setting.
 */
export function report(name: string, title: string, rows: readonly Row[]) {
  process.stdout.write(`\n${title}\n\n${table(rows)}\n`);
  const folder = join(import.meta.dirname, '../.results/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ title, rows }, null, 2)}\n`);
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
