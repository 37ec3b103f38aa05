/** Items as one array for each field, which makes the JSON smaller; `null` where an item lacks the field. */
export type Columns<Item> = { readonly [Name in keyof Item]?: readonly (Item[Name] | null)[] };

/**
 * Turns items into columns.
 *
 * @example
 * toColumns([{ id: '1', tag: 'a' }, { id: '2' }]) // => { id: ['1', '2'], tag: ['a', null] }
 */
export function toColumns<Item extends object>(items: readonly Item[]): Columns<Item> {
  const columns: { [Name in keyof Item]?: (Item[Name] | null)[] } = {};
  for (const name of items.flatMap((item) => Object.keys(item)) as (keyof Item)[]) {
    columns[name] ??= items.map((item) => item[name] ?? null);
  }
  return columns;
}

/**
 * Turns columns back into items.
 *
 * @example
 * fromColumns({ id: ['1', '2'], tag: ['a', null] }) // => [{ id: '1', tag: 'a' }, { id: '2' }]
 */
export function fromColumns<Item extends object>(columns: Columns<Item>): Item[] {
  const items: Partial<Item>[] = [];
  for (const name of Object.keys(columns) as (keyof Item)[]) {
    for (const [index, value] of (columns[name] ?? []).entries()) {
      const item = (items[index] ??= {});
      if (value !== null) item[name] = value;
    }
  }
  return items as Item[];
}
