/** An item without some of its fields, which are not read: a built library parses a body each time somebody does. */
export function without<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Omit<Item, Name> {
  const left: Partial<Item> = {};
  for (const name of Object.keys(item) as (keyof Item)[]) {
    if (!names.includes(name as Name)) left[name] = item[name];
  }
  return left as Omit<Item, Name>;
}
