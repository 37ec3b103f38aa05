import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { entriesOf, unwrap } from '../../load/check-schema.ts';
import { describeField } from './describe-field.ts';
import { siteFiles } from './index.ts';
import { plainPageCopy } from './plain-page.ts';
import { sampleFiles } from './samples.ts';

interface Parts {
  readonly options?: readonly v.GenericSchema[];
  readonly item?: v.GenericSchema;
}

/** The path of every field of a schema. */
function pathsIn(schema: v.GenericSchema, path: readonly string[]): string[][] {
  const whole = unwrap(schema) ?? schema;
  const { options = [], item } = whole as Parts;
  const inner = [...options, item].flatMap((part) =>
    typeof part === 'object' ? pathsIn(part, path) : [],
  );
  const fields = Object.entries(entriesOf(whole) ?? {}).flatMap(([name, entry]) => [
    [...path, name],
    ...pathsIn(entry as v.GenericSchema, [...path, name]),
  ]);
  return [...fields, ...inner];
}

it.each([
  ...Object.entries({ ...siteFiles, pages: plainPageCopy }),
  ['samples', sampleFiles] as const,
])('every field of %s has a title and a sentence that says what it is for', (name, schemas) => {
  const paths =
    name === 'samples'
      ? Object.entries(sampleFiles).flatMap(([file, schema]) => pathsIn(schema, [name, file]))
      : pathsIn(schemas as v.GenericSchema, [name]);
  expect(paths.length).toBeGreaterThan(0);
  const undescribed = paths.filter((path) => {
    const { title, description } = describeField(path) ?? { title: '', description: '' };
    return !/^[A-Z]/.test(title) || !/^[A-Z“].*\.$/.test(description);
  });
  expect(undescribed.map((path) => path.join('.'))).toEqual([]);
});
