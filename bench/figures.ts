// Writes the figures of all benchmarks to one file. In no package, so that each may use it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A row of a table: a value under each heading. */
export type Row = Readonly<Record<string, string | number>>;

const figuresFile = join(import.meta.dirname, '../BENCHMARKS.md');

/** Rows as a Markdown table whose columns line up. */
function markdownTable(rows: readonly Row[]): string {
  const headings = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => headings.map((heading) => String(row[heading] ?? '')));
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [headings, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('');
}

/**
 * Prints a table and writes it to `BENCHMARKS.md` with today's date and this machine, in place of
 * the section with the same title.
 *
 * @param title What was measured; the heading of the section.
 * @param setting How it was measured: one sentence.
 */
export function report(title: string, setting: string, rows: readonly Row[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
  const section = `## ${title}\n\n${day}, ${machine}. ${setting}\n\n${markdownTable(rows)}`;
  process.stdout.write(`\n${section}`);
  const [introduction = '', ...sections] = readFileSync(figuresFile, 'utf8').split(/\n(?=## )/);
  const place = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  sections.splice(place < 0 ? sections.length : place, 1, section);
  writeFileSync(figuresFile, [introduction, ...sections].join('\n'));
}

/** The middle value; of an even number of values, the upper of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
