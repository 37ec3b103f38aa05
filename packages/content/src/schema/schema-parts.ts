import * as v from 'valibot';

/** The option of a variant or union that a value has chosen. */
export function optionOf(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if (schema.type !== 'variant' && schema.type !== 'union') return schema;
  const { options, key } = schema as unknown as { options: v.GenericSchema[]; key?: string };
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return (
    options.find((option) => {
      const entries = entriesOf(option);
      if (entries === undefined) return false;
      if (key === undefined) return names.every((name) => Object.hasOwn(entries, name));
      return v.is(entries[key] ?? v.never(), Reflect.get(Object(value), key));
    }) ?? schema
  );
}

/** The fields of a schema, if it has any. */
export function entriesOf(schema: v.GenericSchema | undefined) {
  return schema && 'entries' in schema ? (schema.entries as v.ObjectEntries) : undefined;
}

/** A schema without what makes it optional. */
export function unwrap(schema: v.GenericSchema | undefined): v.GenericSchema | undefined {
  return schema && 'wrapped' in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema;
}
