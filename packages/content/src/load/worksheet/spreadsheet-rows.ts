import { readWorksheet, type WorksheetGrid } from './read-worksheet.ts';

/** The labels of a grid's blanks, which identify related grids. */
const blanksOf = ({ columns }: WorksheetGrid): string =>
  columns
    .filter(({ blank }) => blank > 0)
    .map(({ label }) => label)
    .join(',');

const isEmpty = (row: readonly string[]): boolean => row.includes('');

/**
 * The grids that a guide repeats under its headings as one table: a row for each line to fill in, after its heading.
 *
 * @param body - The guide's Markdown.
 * @param firstColumns - The names of the first columns, from the guide's `spreadsheet`.
 * @returns The table with its header, or `undefined` if no two headings have lines with the same blanks.
 * @example
 * spreadsheetRows('## Monday\n- Start: ____ Class: ____\n## Tuesday\n- Start: ____ Class: ____', ['Day'])
 * // => [['Day', 'Start', 'Class'], ['Monday', '', ''], ['Tuesday', '', '']]
 */
export function spreadsheetRows(
  body: string,
  firstColumns: readonly string[],
): readonly (readonly string[])[] | undefined {
  let heading = '';
  const byBlanks = new Map<string, { heading: string; grid: WorksheetGrid }[]>();
  for (const block of readWorksheet(body)) {
    if (block.kind === 'heading') {
      heading = block.inlines.map(({ text }) => text).join('');
    } else if (block.kind === 'grid' && block.rows.some(isEmpty)) {
      const alike = byBlanks.get(blanksOf(block)) ?? [];
      alike.push({ heading: heading.replace(/:.*/, ''), grid: block });
      byBlanks.set(blanksOf(block), alike);
    }
  }
  const [most = []] = [...byBlanks.values()].toSorted((one, other) => other.length - one.length);
  const [first] = most;
  if (first === undefined || most.length < 2) return undefined;
  const labels = first.grid.columns.map(({ label }) => label).slice(firstColumns.length - 1);
  return [
    [...firstColumns, ...labels],
    ...most.flatMap(({ heading: name, grid }) =>
      grid.rows.filter(isEmpty).map((row) => [name, ...row]),
    ),
  ];
}
