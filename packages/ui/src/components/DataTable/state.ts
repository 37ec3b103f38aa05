import { useContext, useMemo } from 'react';
import { LanguageContext } from '../../private/labels.ts';

/** How the rows of a `DataTable` are sorted. */
export interface DataTableSort {
  /** The key of the column. */
  readonly column: string;
  /** From the smallest to the largest or, for texts, from A to Z; or the other way round. */
  readonly direction: 'ascending' | 'descending';
}

interface SortableColumn<Row> {
  readonly key: string;
  readonly sortBy?: ((row: Row) => string | number) | undefined;
}

/** The rows in the order of a column, and what another click on a column's header sorts by. */
export function useSorting<Row>(
  columns: readonly SortableColumn<Row>[],
  rows: readonly Row[],
  sort: DataTableSort | undefined,
) {
  const { locale } = useContext(LanguageContext);
  const { compare } = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const sortBy = columns.find(({ key }) => key === sort?.column)?.sortBy;
  const inOrder = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compare(String(one), String(other));
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return {
    rows: sortBy ? rows.toSorted((one, other) => sign * inOrder(sortBy(one), sortBy(other))) : rows,
    next: (column: string): DataTableSort => ({
      column,
      direction:
        sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    }),
  };
}

/** The props of the checkbox of each row and of the one for all rows. */
export function useSelection(
  keys: readonly string[],
  selected: readonly string[],
  select: (keys: readonly string[]) => void,
) {
  const chosen = new Set(selected);
  const count = keys.filter((key) => chosen.has(key)).length;
  // Selected, but not among the rows that are shown.
  const others = selected.filter((key) => !keys.includes(key));
  const isAll = keys.length > 0 && count === keys.length;
  return {
    all: {
      checked: isAll,
      // An attribute can't say that only some are selected.
      ref: (element: HTMLInputElement | null) => {
        if (element) element.indeterminate = count > 0 && !isAll;
      },
      onChange: () => select(isAll ? others : [...others, ...keys]),
    },
    of: (key: string) => ({
      checked: chosen.has(key),
      onChange: () =>
        select([...others, ...keys.filter((other) => chosen.has(other) !== (other === key))]),
    }),
  };
}
