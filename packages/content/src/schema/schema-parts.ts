import * as v from 'valibot';

/** The option of a variant that a value has chosen. */
export function optionOf(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if (schema.type !== 'variant') return schema;
  const { options, key } = schema as unknown as { options: v.GenericSchema[]; key: string };
  const chosen: unknown = Reflect.get(Object(value), key);
  return options.find((option) => v.is(entriesOf(option)?.[key] ?? v.never(), chosen)) ?? schema;
}

/** The fields of a schema, if it has any. */
export function entriesOf(schema: v.GenericSchema | undefined) {
  return schema && 'entries' in schema ? (schema.entries as v.ObjectEntries) : undefined;
}

/** A schema without what makes it optional. */
export function unwrap(schema: v.GenericSchema | undefined): v.GenericSchema | undefined {
  return schema && 'wrapped' in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema;
}
