import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { fileSchemas } from './file-schemas.ts';
import { entriesOf, unwrap } from './schema-parts.ts';
import { describeField } from './site/describe-field.ts';

type Field = readonly [path: readonly string[], schema: v.GenericSchema];

interface Parts {
  readonly options?: readonly unknown[];
  readonly item?: v.GenericSchema;
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part;

/** Every field of a schema with its path. */
function fieldsIn(schema: v.GenericSchema, path: readonly string[]): Field[] {
  const whole = unwrap(schema) ?? schema;
  const { options = [], item } = whole as Parts;
  const inner = [...options, item].filter(isSchema).flatMap((part) => fieldsIn(part, path));
  const fields = Object.entries(entriesOf(whole) ?? {}).flatMap(([name, entry]): Field[] => [
    [[...path, name], entry as v.GenericSchema],
    ...fieldsIn(entry as v.GenericSchema, [...path, name]),
  ]);
  return [...fields, ...inner];
}

it.each(Object.entries(fileSchemas))(
  'every field of %s has a title, and a sentence if that does not say what it is for',
  (file, schema) => {
    const fields = fieldsIn(schema, []);
    for (const [path, field] of fields) {
      const { title, description = 'None.' } = describeField(file, path, field);
      expect([title, description]).toEqual([
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/^[A-Z“].*\.$/),
      ]);
    }
  },
);
