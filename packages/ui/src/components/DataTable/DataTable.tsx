'use client';

/* oxlint-disable jsx-a11y/no-redundant-roles -- some browsers drop these where `display` changes */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- likewise */

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../private/classes.ts';
import { hidden } from '../../private/plain.css.ts';
import * as shared from '../../private/data.css.ts';
import { ChevronIcon } from '../../private/icons.tsx';
import { useLabels } from '../../private/labels.ts';
import { StatusOrNode } from '../../private/StatusOrNode.tsx';
import { useControlled } from '../../private/use-controlled.ts';
import { checkbox } from '../Field/Field.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Status } from '../StatusTag/StatusTag.tsx';
import * as styles from './DataTable.css.ts';
import { useSelection, useSorting, type DataTableSort } from './state.ts';

/** The content of a cell: a node, or a status as data. */
export type DataTableCell = ReactNode | Status;

/** One column of a `DataTable`. */
export interface DataTableColumn<Row = DataTableRow> {
  /** The key of this column, and of its cell in a row. */
  key: string;
  /** The header of the column, repeated before each of its cells where rows are stacked. */
  label: ReactNode;
  /**
   * The alignment of the cells; `end` is for numbers, which then use the display font.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * What a row shows in this column; left out, what it has under the column's `key`, which must be
   * a text, a number or a status then.
   */
  cell?: ((row: Row) => DataTableCell) | undefined;
  /**
   * Whether the column is left out where rows are stacked.
   * @default false
   */
  optional?: boolean | undefined;
  /** What the rows are sorted by in this column; without it, the column can't be sorted. */
  sortBy?: ((row: Row) => string | number) | undefined;
}

/** One row of a `DataTable`: a cell by column key. */
export type DataTableRow = Readonly<Record<string, DataTableCell>>;

/** Props of `DataTable`: those of a `div`, the caption, the columns and the rows. */
export interface DataTableProps<Row extends object = DataTableRow> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** The table's accessible name. */
  caption: ReactNode;
  /**
   * Whether the caption is visible.
   * @default false
   */
  showCaption?: boolean | undefined;
  /** The columns; the first one has the row headers, aligned to the start. */
  columns: readonly [Omit<DataTableColumn<Row>, 'align'>, ...DataTableColumn<Row>[]];
  /** The rows. */
  rows: readonly Row[];
  /**
   * What identifies a row, so that what is open or typed in it stays with it: the name of one of
   * its properties, or a function.
   */
  rowKey: Extract<keyof Row, string> | ((row: Row) => string);
  /** The column that the rows are sorted by, controlled. */
  sort?: DataTableSort | undefined;
  /** The column that the rows are sorted by initially; left out, they keep their order. */
  defaultSort?: DataTableSort | undefined;
  /** Called with the column that the rows are sorted by now. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** The keys of the selected rows, controlled. */
  selected?: readonly string[] | undefined;
  /**
   * The keys of the rows that are selected initially. Any of this, `selected` and
   * `onSelectedChange` gives each row a checkbox.
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the keys of the rows that are selected now, in the order of the rows. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /**
   * Opens a row: its header becomes a button that covers the row. For links, return a `Link` from
   * the `cell` of the first column.
   */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is open beside the table. */
  currentRow?: string | undefined;
  /**
   * The height of the rows; `compact` is for lists that people work in: where its rows are stacked,
   * their cells are on one line without their labels.
   * @default 'regular'
   */
  density?: 'regular' | 'compact' | undefined;
  /** What is shown if there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /**
   * Whether the rows are being loaded; those that are there stay.
   * @default false
   */
  loading?: boolean | undefined;
}

const cellOf = <Row extends object>(row: Row, { key, cell }: DataTableColumn<Row>) =>
  cell ? cell(row) : (row as DataTableRow)[key];

/** Records with several values: a table where there is room, stacked rows on phones. */
export function DataTable<Row extends object>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  sort: controlledSort,
  defaultSort,
  onSortChange,
  selected: controlledSelected,
  defaultSelected,
  onSelectedChange,
  onRowOpen,
  currentRow,
  density,
  empty,
  loading = false,
  className,
  ...rest
}: DataTableProps<Row>) {
  const id = useId();
  const { select = 'Select', selectAll = 'Select all' } = useLabels();
  const [sort, setSort] = useControlled(controlledSort, defaultSort, onSortChange);
  const sorting = useSorting(columns, rows, sort);
  const keyOf = (row: Row) =>
    typeof rowKey === 'function' ? rowKey(row) : String((row as DataTableRow)[rowKey]);
  const selection = useSelection(
    rows.map(keyOf),
    ...useControlled(controlledSelected, defaultSelected ?? [], onSelectedChange),
  );
  const selectable = Boolean(controlledSelected ?? defaultSelected ?? onSelectedChange);
  const [first, ...others] = columns;
  const span = columns.length + (selectable ? 1 : 0);
  const hasControls = selectable || columns.some(({ optional, sortBy }) => sortBy && !optional);

  return (
    <div className={classes(shared.piece, styles.root, className)} {...rest}>
      <table
        className={styles.table}
        role="table"
        aria-busy={loading || undefined}
        data-density={density}
      >
        <caption className={showCaption ? styles.caption : hidden}>{caption}</caption>
        <thead className={styles.head} role="rowgroup" data-controls={hasControls || undefined}>
          <tr className={styles.headRow} role="row">
            {selectable && (
              <th className={styles.selectHead} scope="col" role="columnheader">
                <label className={styles.select}>
                  <span className={hidden}>{selectAll}</span>
                  <input type="checkbox" className={checkbox} {...selection.all} />
                </label>
              </th>
            )}
            {columns.map(({ key, label, align, optional, sortBy }: DataTableColumn<Row>) => (
              <th
                key={key}
                className={classes(shared.label, styles.columnHead)}
                scope="col"
                role="columnheader"
                aria-sort={sortBy && (sort?.column === key ? sort.direction : 'none')}
                data-align={align}
                data-optional={optional || undefined}
              >
                {sortBy ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setSort(sorting.next(key))}
                  >
                    {label}
                    <ChevronIcon className={styles.arrow} />
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows} role="rowgroup">
          {sorting.rows.map((row, index) => {
            const key = keyOf(row);
            // Not with the key, which may have blanks.
            const headId = `${id}-${index}`;
            const head = <StatusOrNode>{cellOf(row, first)}</StatusOrNode>;
            const isCurrent = key === currentRow || undefined;
            return (
              <tr key={key} className={styles.row} role="row" data-current={isCurrent}>
                {selectable && (
                  <td className={styles.selectCell} role="cell">
                    <label className={styles.select}>
                      <input
                        type="checkbox"
                        id={`${headId}-select`}
                        className={checkbox}
                        aria-label={select}
                        aria-labelledby={`${headId}-select ${headId}`}
                        {...selection.of(key)}
                      />
                    </label>
                  </td>
                )}
                <th
                  id={headId}
                  className={classes(shared.primary, styles.rowHead)}
                  scope="row"
                  role="rowheader"
                >
                  {onRowOpen ? (
                    <button
                      type="button"
                      className={styles.open}
                      aria-current={isCurrent}
                      onClick={() => onRowOpen(row)}
                    >
                      {head}
                    </button>
                  ) : (
                    head
                  )}
                </th>
                {others.map((column) => (
                  <td
                    key={column.key}
                    className={styles.cell}
                    role="cell"
                    data-align={column.align}
                    data-optional={column.optional || undefined}
                  >
                    <span className={classes(shared.label, styles.cellLabel)}>{column.label}</span>{' '}
                    <span className={column.align === 'end' ? styles.number : undefined}>
                      <StatusOrNode>{cellOf(row, column)}</StatusOrNode>
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
          {rows.length === 0 && (loading || empty) && (
            <tr className={styles.row} role="row">
              <td className={styles.placeholder} colSpan={span} role="cell">
                {loading ? <Skeleton count={3} /> : empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
