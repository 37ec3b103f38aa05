import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';
import * as sample from '../../private/sample.css.ts';
import { StatusTag, type Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './DataTable.css.ts';

/** One column of a `DataTable`. */
export interface DataTableColumn {
  /** Where a row keeps this column's cell. */
  key: string;
  /** The words at the column’s head, and before each of its cells where rows are stacked. */
  label: ReactNode;
  /**
   * Which edge the cells stand on; `end` is for numbers, which are then set in the display face.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/** What stands in a cell of a `DataTable`: a node, or a status as data. */
export type DataTableCell = ReactNode | Status;

/** One row of a `DataTable`: a cell by column key. */
export type DataTableRow = Readonly<Record<string, DataTableCell>>;

/** Props of `DataTable`: those of a `div`, the caption, the columns and the rows. */
export interface DataTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The table's accessible name. */
  caption: string;
  /** The columns; the cells of the first one name their rows and stand on the start edge. */
  columns: readonly [Omit<DataTableColumn, 'align'>, ...DataTableColumn[]];
  /** The rows. */
  rows: readonly DataTableRow[];
  /** What tells a row from others where rows come and go or hold state; its place when left out. */
  rowKey?: ((row: DataTableRow, index: number) => string | number) | undefined;
}

/** Said again, because some browsers drop a table's meaning when its display changes. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const isStatus = (cell: DataTableCell): cell is Status =>
  typeof cell === 'object' && cell !== null && 'tone' in cell;

const Content = ({ cell }: { cell: DataTableCell }) =>
  isStatus(cell) ? <StatusTag tone={cell.tone}>{cell.label}</StatusTag> : cell;

const placeOf = (_row: DataTableRow, index: number) => index;

/** A table where there is room, stacked rows on phones. */
export function DataTable({
  caption,
  columns,
  rows,
  rowKey = placeOf,
  className,
  ...rest
}: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <div className={classes(sample.piece, styles.root, className)} {...rest}>
      <table className={styles.table} {...roles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, label, align }: DataTableColumn, index) => (
              <th
                key={key}
                className={classes(sample.label, styles.columnHead)}
                scope="col"
                {...roles.columnHead}
                data-align={index > 0 ? align : undefined}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows} {...roles.group}>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} className={styles.row} {...roles.row}>
              <th
                className={classes(sample.primary, styles.rowHead)}
                scope="row"
                {...roles.rowHead}
              >
                <Content cell={row[first.key]} />
              </th>
              {others.map(({ key, label, align }) => (
                <td key={key} className={styles.cell} {...roles.cell} data-align={align}>
                  <span className={classes(sample.label, styles.cellLabel)}>{label}</span>{' '}
                  <span className={align === 'end' ? styles.number : undefined}>
                    <Content cell={row[key]} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
