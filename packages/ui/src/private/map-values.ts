/** An object with the same keys, such as a variant with a style for every value of a token. */
export const mapValues = <Key extends string, Value, Result>(
  values: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
) =>
  Object.fromEntries(
    Object.entries<Value>(values).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, Result>;
