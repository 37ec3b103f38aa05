/* oxlint-disable react/no-array-index-key -- rows hold no state, and their texts may repeat */

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';
import * as shared from '../../private/data.css.ts';
import { StatusOrNode } from '../../private/StatusOrNode.tsx';
import type { Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './DataTable.css.ts';

/** One column of a `DataTable`. */
export interface DataTableColumn {
  /** The key of this column's cell in a row. */
  key: string;
  /** The header of the column, repeated before each of its cells where rows are stacked. */
  label: ReactNode;
  /**
   * The alignment of the cells; `end` is for numbers, which then use the display font.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/** The content of a cell: a node, or a status as data. */
export type DataTableCell = ReactNode | Status;

/** One row of a `DataTable`: a cell by column key. */
export type DataTableRow = Readonly<Record<string, DataTableCell>>;

/** Props of `DataTable`: those of a `div`, the caption, the columns and the rows. */
export interface DataTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The table's accessible name. */
  caption: string;
  /** The columns; the first one has the row headers, aligned to the start. */
  columns: readonly [Omit<DataTableColumn, 'align'>, ...DataTableColumn[]];
  /** The rows. */
  rows: readonly DataTableRow[];
}

/** Explicit roles, because some browsers drop a table's semantics when its `display` changes. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Records with several values: a table where there is room, stacked rows on phones. */
export function DataTable({ caption, columns, rows, className, ...rest }: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <div className={classes(shared.piece, styles.root, className)} {...rest}>
      <table className={styles.table} {...roles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, label, align }: DataTableColumn, index) => (
              <th
                key={key}
                className={classes(shared.label, styles.columnHead)}
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
            <tr key={index} className={styles.row} {...roles.row}>
              <th
                className={classes(shared.primary, styles.rowHead)}
                scope="row"
                {...roles.rowHead}
              >
                <StatusOrNode>{row[first.key]}</StatusOrNode>
              </th>
              {others.map(({ key, label, align }) => (
                <td key={key} className={styles.cell} {...roles.cell} data-align={align}>
                  <span className={classes(shared.label, styles.cellLabel)}>{label}</span>{' '}
                  <span className={align === 'end' ? styles.number : undefined}>
                    <StatusOrNode>{row[key]}</StatusOrNode>
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
