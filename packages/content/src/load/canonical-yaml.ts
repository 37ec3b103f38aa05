import { stringify } from 'yaml';
import type * as v from 'valibot';
import { entriesOf, optionOf, unwrap } from '../schema/schema-parts.ts';

/**
 * A value in the one style of all YAML files, which is that of the editor: keys in the order of the
 * schema, single quotes where YAML needs some, each text on one line, no comments.
 *
 * @example
 * canonicalYaml(v.strictObject({ a: v.string(), b: v.string() }), { b: 'x: y', a: 'z' })
 * // => "a: z\nb: 'x: y'\n"
 */
export function canonicalYaml(schema: v.GenericSchema, value: unknown): string {
  return stringify(inOrder(schema, value), { lineWidth: 0, singleQuote: true });
}

function inOrder(schema: v.GenericSchema | undefined, value: unknown): unknown {
  const one = schema && optionOf(unwrap(schema) ?? schema, value);
  if (Array.isArray(value)) {
    const item = one && 'item' in one ? (one.item as v.GenericSchema) : undefined;
    return value.map((each) => inOrder(item, each));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = entriesOf(one);
  const names = Object.keys(value);
  const known = Object.keys(entries ?? {}).filter((name) => names.includes(name));
  const rest = names.filter((name) => !known.includes(name));
  return Object.fromEntries(
    [...known, ...rest].map((name) => [
      name,
      inOrder(entries?.[name], (value as Record<string, unknown>)[name]),
    ]),
  );
}
