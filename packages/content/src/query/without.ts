/** A copy of an item without some of its fields. */
export function without<Item extends object, Name extends keyof Item & string>(
  item: Item,
  names: readonly Name[],
): Omit<Item, Name> {
  const left = Object.entries(item).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(left) as Omit<Item, Name>;
}
